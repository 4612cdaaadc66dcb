import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { type OutcomeWords, outcomeWords } from '#shared/individual-enrollment/submission-outcome';
import { ACTIVE_CONTRACT_CODE } from '#shared/marketplace/enroll-refusals';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** What became of an application. */
export interface Outcome extends OutcomeWords {
  status: QuoteStatus;
  tone: 'success' | 'info' | 'warning' | 'error';
  isPending: boolean;
  /** In the carrier's words. */
  reason: string | null;
}

const NOT_SUBMITTED: readonly QuoteStatus[] = ['Quoting', 'Enrolling', 'SignatureRequired'];

/**
 * @param status of the quote, for one without a submission: it was imported, or has expired
 * @param phone rule IndividualMarketPhoneNum
 * @returns null while there is none
 */
export function outcomeOf(
  status: QuoteStatus,
  submission: HouseholdSubmissionResponse | null,
  phone: string,
): Outcome | null {
  if (submission && status !== 'Expired') {
    const { Header, Message, Pending } = submission;
    // The message may say it already.
    const reason = submission.Reason === Message ? null : submission.Reason;
    // While it is corrected, it has still failed, or is pended.
    const unfinished = submission.Refusal?.Code === ACTIVE_CONTRACT_CODE ? 'Pended' : 'FailedEnrollment';
    const became = NOT_SUBMITTED.includes(submission.Status) ? unfinished : submission.Status;
    const tone = Pending ? 'info' : (TONES[became] ?? 'success');
    return { status: became, Header, Message, tone, isPending: Pending, reason };
  }
  return NOT_SUBMITTED.includes(status)
    ? null
    : {
        ...outcomeWords({ status, isPending: false }, phone),
        status,
        tone: TONES[status] ?? 'success',
        isPending: false,
        reason: null,
      };
}

/** The others are good news. */
const TONES: Partial<Record<QuoteStatus, Outcome['tone']>> = {
  FailedEnrollment: 'error',
  Rejected: 'error',
  Declined: 'error',
  PaymentPending: 'info',
  Pended: 'warning',
  PendingSEVerification: 'warning',
  Expired: 'warning',
};
