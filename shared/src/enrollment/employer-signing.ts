import { counted, unprintableProblem } from '#shared/formats/text';
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

export const MOST_WRONG_CODES = 5;
/** The maximum number of links per quote. */
export const MOST_EMPLOYER_LINKS = 20;
export const DECLINE_REASON_LIMIT = 500;

/** Increment whenever the text changes. */
export const EMPLOYER_CONSENT_VERSION = '2026-11-employer';
/** ESIGN, 15 USC 7001(c): what consent means, and the alternative. */
export const EMPLOYER_CONSENT_TEXT =
  'I have reviewed this application, and I am authorized to sign it for the employer. As far as I know its answers, its members and its ' +
  'documents are complete and true. I agree to sign it electronically: my typed name has the same effect as my signature by hand. ' +
  'I know that I may sign on paper instead, by asking my agent.';

export const TOO_MANY_EMPLOYER_LINKS = `The employer has been sent ${MOST_EMPLOYER_LINKS} links for this quote already.`;
export const EMPLOYER_NAME_NEEDED = 'Enter the first and last name of the person who signs for the employer.';
export const CODE_INVALID = 'Enter the six digits of the code.';
export const LINK_LOCKED =
  'The code was wrong too many times, so this link is locked. Please ask your agent for a new one.';
export const AGENT_AT_WORK = 'Your agent is still working on this application. Please try again later.';
export const SUBMITTED_BY_AGENT = 'Your agent has already submitted this application. There is nothing left to sign.';
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

/** Why this code opens nothing; `left`: how many more may be wrong. */
export const wrongCode = (left: number): string =>
  left === 0 ? LINK_LOCKED : `This code is not correct. You have ${counted(left, 'try', 'tries')} left.`;

interface EmployerLink {
  expiresAt: Date;
  openedAt: Date | null;
  signedAt: Date | null;
  declinedAt: Date | null;
  revokedAt: Date | null;
  wrongCodes: number;
}

/** What became of a link. @param isCurrent the application is still what was signed */
export function employerSignatureState(
  { expiresAt, openedAt, signedAt, declinedAt, revokedAt, wrongCodes }: EmployerLink,
  { now, isCurrent }: { now: Date; isCurrent: boolean },
): EmployerSignatureState {
  if (signedAt) {
    return isCurrent ? 'Signed' : 'Withdrawn';
  }
  if (declinedAt) {
    return 'Declined';
  }
  if (revokedAt) {
    return 'Revoked';
  }
  if (wrongCodes >= MOST_WRONG_CODES) {
    return 'Locked';
  }
  if (now >= expiresAt) {
    return 'Expired';
  }
  return openedAt ? 'Opened' : 'Created';
}

/** Why the employer cannot sign now; null = can. The same statuses as for the agent's signature. */
export function employerSigningProblem(status: QuoteStatus): string | null {
  if (SIGNABLE.includes(status)) {
    return null;
  }
  return status === 'Enrolling' ? AGENT_AT_WORK : SUBMITTED_BY_AGENT;
}

/** Why no link can be made now; null = can. */
export const employerLinkProblem = (signingProblem: string | null): string | null =>
  signingProblem === COMPLETE_ALL_SECTIONS
    ? 'The employer can sign once the application, the supporting documents and the demographics are complete.'
    : signingProblem;
