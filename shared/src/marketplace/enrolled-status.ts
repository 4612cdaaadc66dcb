import type { ENROLLED } from '#shared/marketplace/enrolled.record';
import type { RefusalCode } from '#shared/marketplace/enroll-refusals';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { Wire } from '#shared/records/field';

/** Of a marketplace that accepts and then leaves out until when to prove the event. */
export const NO_DUE_DATE: RefusalCode = 'SpecialEnrollmentVerificationDueDateIsNull';

/**
 * What the marketplace's acceptance makes of a quote; null if it gave no due date for a verification, which is an error. Source: spec 001
 * section 4.
 */
export function enrolledStatus(
  {
    SpecialEnrollmentVerificationPendingIndicator: isPending,
    SpecialEnrollmentVerificationDueDate: dueDate,
  }: Wire<typeof ENROLLED>,
  isSpecial: boolean,
): Extract<QuoteStatus, 'Complete' | 'PendingSEVerification'> | null {
  if (!isSpecial || !isPending) {
    return 'Complete';
  }
  return dueDate === null ? null : 'PendingSEVerification';
}
