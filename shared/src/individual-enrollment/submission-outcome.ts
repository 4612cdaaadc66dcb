import { ALREADY_SUBMITTED, ENROLLMENT_SUBMITTED } from '#shared/enrollment/signing';
import { dollarsFromCents } from '#shared/formats/currency';
import type { HealthAnswers } from '#shared/individual-enrollment/questions';
import { ACTIVE_CONTRACT_CODE, ACTIVE_CONTRACT_TEXT } from '#shared/marketplace/enroll-refusals';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Of an application at the carrier. */
export type OutcomeStatus = Extract<QuoteStatus, 'Complete' | 'PaymentPending' | 'FailedEnrollment' | 'Rejected'>;

/** Of the message about a submission. */
export interface OutcomeWords {
  Header: string;
  Message: string;
}

/** Spec 001 section 8, and the texts of spec 000 section 8. */
const THANK_YOU = 'Thank you';
export const DENIED = 'Short-term coverage denied';
export const FAILED: OutcomeWords = {
  Header: 'Enrollment failure',
  Message: 'An error occurred and the enrollment could not be completed. Please retry submission.',
};
/** Ours. */
export const BEING_SENT: OutcomeWords = {
  Header: THANK_YOU,
  Message: 'The application is being sent. This page shows the result as soon as there is one.',
};
/** Only an active contract pends the enrollment of a household: spec 001 section 4. */
const PENDED: OutcomeWords = {
  Header: 'Enrollment pended',
  Message: ACTIVE_CONTRACT_TEXT,
};
/** Individuals, section 2, "Individual transitions". */
export const NOT_CONFIRMED = 'The marketplace did not confirm the special enrollment.';
const DECLINED: OutcomeWords = { Header: 'Enrollment declined', Message: NOT_CONFIRMED };
const EXPIRED: OutcomeWords = {
  Header: 'Quote expired',
  Message: 'This quote has expired. It can be read but no longer submitted.',
};
/** Spec 000 section 8, in our wording; the screen has a list with the name and the application ID for what is left to do. */
export const PENDING_VERIFICATION = 'The enrollment was submitted and is pending verification by the marketplace.';
const BEING_VERIFIED: OutcomeWords = {
  Header: THANK_YOU,
  Message:
    `${PENDING_VERIFICATION} The client must create an account at the federal marketplace and upload the documents there, or mail them ` +
    'to the marketplace with the full name and the application ID.',
};
export const AMOUNTS_CHANGED = 'The amounts have changed. Please review them.';
export const SIGN_FIRST = 'Sign the application before you submit it.';
export const AT_THE_MARKETPLACE = 'Plans of the marketplace are enrolled at the marketplace.';

/**
 * Whether short-term coverage is denied: any condition, or coverage of more than six months combined. Earlier short-term coverage alone is
 * no reason. Spec 001 section 4.
 */
export const isShortTermDenied = ({ CoveredShortTerm: _earlier, ...reasons }: HealthAnswers): boolean =>
  Object.values(reasons).some((answer) => answer === true);

/** @param phone rule IndividualMarketPhoneNum, as shown */
export const deniedMessage = (phone: string): string =>
  `This application did not meet our medical underwriting requirements or eligibility rules. Please call the individual market team at ${phone}.`;

/** What the carrier's acceptance makes of a quote. Individuals, decision 15. */
export const acceptedStatus = (dueCents: number): OutcomeStatus => (dueCents > 0 ? 'PaymentPending' : 'Complete');

/** What an enrollment at the marketplace makes of a quote. Spec 001 section 4, "Individual enrollment". */
export const marketplaceStatus = (
  isVerificationPending: boolean,
): Extract<QuoteStatus, 'Complete' | 'PendingSEVerification'> =>
  isVerificationPending ? 'PendingSEVerification' : 'Complete';

/** Why what the user is about to pay is not what is due; null when it is. Individuals, decision 17. */
export const paymentProblem = (paymentAmount: number, dueCents: number): string | null =>
  paymentAmount === dollarsFromCents(dueCents) ? null : AMOUNTS_CHANGED;

/**
 * The message about a submitted application. One that was pended stays so while its plans are chosen again.
 * @param refusalCode of the newest submission; '' for none
 */
export function outcomeWords(
  { status, isPending, refusalCode = '' }: { status: QuoteStatus; isPending: boolean; refusalCode?: string },
  phone: string,
): OutcomeWords {
  if (isPending) {
    return BEING_SENT;
  }
  switch (status) {
    case 'Complete':
    case 'PaymentPending':
      return { Header: THANK_YOU, Message: ENROLLMENT_SUBMITTED };
    case 'Rejected':
      return { Header: DENIED, Message: deniedMessage(phone) };
    case 'Quoting':
    case 'Enrolling':
    case 'SignatureRequired':
    case 'FailedEnrollment':
      return refusalCode === ACTIVE_CONTRACT_CODE ? PENDED : FAILED;
    case 'Pended':
      return PENDED;
    case 'PendingSEVerification':
      return BEING_VERIFIED;
    case 'Declined':
      return DECLINED;
    case 'Expired':
      return EXPIRED;
    default:
      return { Header: THANK_YOU, Message: ALREADY_SUBMITTED };
  }
}
