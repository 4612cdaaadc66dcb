import type { ApplicationFacts } from '#shared/enrollment/application.record';
import { MOST_EMPLOYEES } from '#shared/enrollment/application-options';
import { unprintableProblem } from '#shared/formats/text';
import type { LinkState } from '#shared/links/link';
import { COMPLETE_ALL_SECTIONS, isFullName, SIGNABLE } from '#shared/enrollment/signing';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** The employer's signature from afar, with a link and a code. Ours: the specification has the agent's signature only. */
export const EMPLOYER_SIGNATURE_STATES = [
  'Created',
  'Opened',
  'Signed',
  'Declined',
  'Withdrawn',
  'Locked',
  'Expired',
  'Revoked',
] as const;
export type EmployerSignatureState = (typeof EMPLOYER_SIGNATURE_STATES)[number];

/** The maximum number of links per quote. */
export const MOST_EMPLOYER_LINKS = 20;

/** Increment whenever the text changes. */
export const EMPLOYER_CONSENT_VERSION = '2026-11-employer';
/** ESIGN, 15 USC 7001(c): what consent means, and the alternative. */
export const EMPLOYER_CONSENT_TEXT =
  'I have reviewed this application, and I am authorized to sign it for the employer. As far as I know its answers, its members and its ' +
  'documents are complete and true. I agree to sign it electronically: my typed name has the same effect as my signature by hand. ' +
  'I know that I may sign on paper instead, by asking my agent.';

export const TOO_MANY_EMPLOYER_LINKS = `The employer has been sent ${MOST_EMPLOYER_LINKS} links for this quote already.`;
export const EMPLOYER_NAME_NEEDED = 'Enter the first and last name of the person who signs for the employer.';
export const AGENT_AT_WORK = 'Your agent is still working on this application. Please try again later.';
export const SUBMITTED_BY_AGENT = 'Your agent has already submitted this application. There is nothing left to sign.';
export const APPLICATION_CLOSED = 'Your agent has closed this application, so nothing can be changed here now.';
export const ALREADY_ANSWERED = 'This application was already signed or declined with this link.';
export const CHANGED_WHILE_READ =
  'The application has changed since you opened it. Please review it again before you sign.';
/** To the employer. */
export const WITHDRAWN_SINCE_SIGNED =
  'The application has changed since you signed it, so your signature no longer counts for it. Your agent will ask you to sign again.';
export const CHANGED_SINCE_EMPLOYER_SIGNED =
  'The application has changed since the employer signed it. Ask the employer to sign again.';

/** Why the employer cannot sign under this name; null = can. */
export const employerNameProblem = (name: string): string | null =>
  isFullName(name, '') ? unprintableProblem(name) : EMPLOYER_NAME_NEEDED;

/** @param isCurrent the application is still what was signed */
export const employerSignatureState = (state: LinkState, isCurrent: boolean): EmployerSignatureState =>
  state === 'Answered' ? (isCurrent ? 'Signed' : 'Withdrawn') : state;

/** Why the employer cannot sign now; null = can. The same statuses as for the agent's signature. */
export function employerSigningProblem(status: QuoteStatus): string | null {
  if (SIGNABLE.includes(status)) {
    return null;
  }
  return status === 'Enrolling' ? AGENT_AT_WORK : SUBMITTED_BY_AGENT;
}

/** Why no link can be made now; null = can: what is incomplete yet, the employer may fill in. */
export const employerLinkProblem = (signingProblem: string | null): string | null =>
  signingProblem === COMPLETE_ALL_SECTIONS ? null : signingProblem;

/**
 * What the employer's form needs of the facts. Under which tax IDs other groups are enrolled is told to the agent alone, and how the agent
 * submits is not the employer's to choose.
 */
export const factsForEmployer = (facts: ApplicationFacts): ApplicationFacts => ({
  ...facts,
  takenTaxIds: [],
  bypassThreshold: MOST_EMPLOYEES,
});
