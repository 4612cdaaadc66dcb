import type { IsoDate } from '#shared/dates/iso-date';
import type { IndividualDatesFacts } from '#shared/eligibility/individual-dates';
import { AGENTS_SIGN, ALREADY_SUBMITTED } from '#shared/enrollment/signing';
import { ENROLL_FIRST } from '#shared/enrollment/editing';
import type { Panel } from '#shared/individual-enrollment/individual-enrollment.record';
import { PANEL_LABELS } from '#shared/individual-enrollment/enrollment-codes';
import type { EligibilityAnswers } from '#shared/individual-enrollment/questions';
import { householdDateProblem, type StartingQuote } from '#shared/individual-enrollment/starting';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { QUOTE_IS_DELETED } from '#shared/plans/group-enrollment';
import { type QuoteStatus, SIGNED } from '#shared/quotes/quote-status';

/** Ours. */
export const NOT_ALL_ELIGIBLE =
  'Not everyone who enrolls is eligible. Choose “Change plans” and remove those who are not, or correct the answer.';

/** Spec 001 section 4: submission stops when the quote has one of these; the others were submitted before they got theirs. */
const SUBMITTED: readonly QuoteStatus[] = [
  'Complete',
  'Approved',
  'PaymentPending',
  'Rejected',
  'PendingSEVerification',
  'Declined',
  'PassivelyRenewed',
];
export const SUBMITTABLE: readonly QuoteStatus[] = ['Enrolling', 'SignatureRequired', 'FailedEnrollment', 'Pended'];

export interface SubmittedEnrollment {
  quote: StartingQuote & { isFfm: boolean; /** Why the quote is locked; 0 = it is not. */ readOnlyReason: number };
  panels: readonly Panel[];
  eligibility: EligibilityAnswers;
  /** The user may help at the marketplace. */
  isAgent: boolean;
}

/**
 * Why this user cannot submit a household's enrollment now; null when they can. Staff submit applications on paper; those of the
 * marketplace only the agent does, who attests. Source: spec 001 sections 4 and 6; individuals, decisions 14 and 41.
 */
export function submitProblem(
  { quote, panels, eligibility, isAgent }: SubmittedEnrollment,
  facts: IndividualDatesFacts,
): string | null {
  const { status, isDeleted, isFfm, readOnlyReason } = quote;
  if (isDeleted) {
    return QUOTE_IS_DELETED;
  }
  if (SUBMITTED.includes(status) || readOnlyReason === SIGNED) {
    return ALREADY_SUBMITTED;
  }
  if (!SUBMITTABLE.includes(status)) {
    return status === 'Quoting'
      ? ENROLL_FIRST
      : `A quote in status ${individualStatusLabel(status)} cannot be submitted.`;
  }
  if (isFfm && !isAgent) {
    return AGENTS_SIGN;
  }
  // First: nobody fills in panels for a day on which coverage cannot begin.
  const date = householdDateProblem(quote, facts);
  if (date) {
    return date;
  }
  const open = panels.filter(({ State }) => State !== 'Completed').map(({ Name }) => PANEL_LABELS[Name]);
  if (open.length > 0) {
    return completeFirst(open);
  }
  return eligibility.EnrolleesEligible === false ? NOT_ALL_ELIGIBLE : null;
}

/** "Complete these before you submit: Eligibility, Member info." */
export const completeFirst = (labels: readonly string[]): string =>
  `Complete these before you submit: ${labels.join(', ')}.`;

/** The business rules by their keys. */
export interface FirstPaymentRules {
  FirstPaymentExceptionStartDate: IsoDate | null;
  FirstPaymentExceptionEndDate: IsoDate | null;
}

/** An enrollment can be submitted without its first payment. Spec 001 section 9; an empty end means that there is none. */
export const isFirstPaymentExcepted = (
  { FirstPaymentExceptionStartDate: first, FirstPaymentExceptionEndDate: last }: FirstPaymentRules,
  today: IsoDate,
): boolean => first !== null && today >= first && (last === null || today <= last);

/** Ours. */
export const CHANGED_SINCE_SIGNED = 'The application has changed since it was signed. Review it and sign again.';

/** What a person who signs a household's application agrees to. ESIGN, 15 USC 7001(c): what consent means, and the alternative. */
export interface Consent {
  /** Another one whenever the text changes. */
  version: string;
  text: string;
}

const AS_BY_HAND = 'I agree to sign it electronically: my typed name has the same effect as my signature by hand.';
const BY_AGENT: Consent = {
  version: '2026-11-household',
  text:
    'I have reviewed this application with the applicant. As far as I know its answers, its people and its documents are complete and true, ' +
    `and the applicant wants to be enrolled in these plans at these premiums. ${AS_BY_HAND} ` +
    'I know that the applicant may sign on paper instead, by calling the individual market team.',
};
const BY_STAFF: Consent = {
  version: '2026-11-paper',
  text: `I have entered this application from the paper that the applicant signed, and it says the same. ${AS_BY_HAND}`,
};

/** Staff submit applications on paper: individuals, decision 41. */
export const householdConsent = (audience: 'external' | 'internal'): Consent =>
  audience === 'internal' ? BY_STAFF : BY_AGENT;
