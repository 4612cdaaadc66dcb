import { ALREADY_DELETED, INTERNAL_CANNOT_DELETE } from '#shared/quotes/delete-quote';
import { LABELS, type Mover, type QuoteStatus, type Transition } from '#shared/quotes/quote-status';

/** Not submitted: plans and people can still change. When it can no longer be continued, the system ends it. Individuals, decision 6. */
export const CAN_EXPIRE_INDIVIDUAL: readonly QuoteStatus[] = [
  'Quoting',
  'Enrolling',
  'SignatureRequired',
  'FailedEnrollment',
];
/** The statuses that an individual quote can have. Individuals, row 12. */
export const INDIVIDUAL_STATUSES: readonly QuoteStatus[] = [
  'Quoting',
  'Enrolling',
  'SignatureRequired',
  'PaymentPending',
  'PendingSEVerification',
  'Complete',
  'Pended',
  'FailedEnrollment',
  'Rejected',
  'Declined',
  'Approved',
  'PassivelyRenewed',
  'Expired',
];
/** The household and the terms can be changed. */
export const EDITABLE_INDIVIDUAL: readonly QuoteStatus[] = ['Quoting'];

const ANYBODY: readonly Mover[] = ['external', 'internal'];

/** Quotes of households. Individuals, section 2, "Individual transitions". */
export const INDIVIDUAL_TRANSITIONS: readonly Transition[] = [
  { from: ['Quoting'], to: 'Enrolling', by: ANYBODY },
  { from: ['Enrolling'], to: 'SignatureRequired', by: ['system'] },
  { from: ['SignatureRequired'], to: 'Enrolling', by: ['system'] },
  // Plans and people are changed, also to correct what the carrier did not accept.
  { from: ['Enrolling', 'SignatureRequired', 'FailedEnrollment', 'Pended'], to: 'Quoting', by: ANYBODY },
  // A signature is a step of its own: nothing is submitted by it.
  { from: ['SignatureRequired'], to: 'SignatureRequired', by: ANYBODY },
  { from: ['SignatureRequired'], to: 'Complete', by: ['system'] },
  { from: ['SignatureRequired'], to: 'PaymentPending', by: ['system'] },
  { from: ['SignatureRequired'], to: 'PendingSEVerification', by: ['system'] },
  { from: ['SignatureRequired'], to: 'FailedEnrollment', by: ['system'] },
  { from: ['SignatureRequired'], to: 'Pended', by: ['system'] },
  { from: ['SignatureRequired'], to: 'Rejected', by: ['system'] },
  { from: ['FailedEnrollment', 'Pended'], to: 'Enrolling', by: ANYBODY },
  // Staff send the same signed application again, or have enrolled the household at the carrier or the marketplace by hand: that also
  // counts after the quote has expired.
  { from: ['FailedEnrollment'], to: 'SignatureRequired', by: ['internal'] },
  { from: ['FailedEnrollment', 'Expired', 'Pended'], to: 'Complete', by: ['internal'] },
  { from: ['FailedEnrollment', 'Expired'], to: 'PaymentPending', by: ['internal'] },
  { from: ['FailedEnrollment', 'Expired', 'Pended'], to: 'PendingSEVerification', by: ['internal'] },
  { from: ['PaymentPending', 'PendingSEVerification'], to: 'Complete', by: ['system'] },
  { from: ['PendingSEVerification'], to: 'Declined', by: ['system'] },
  { from: CAN_EXPIRE_INDIVIDUAL, to: 'Expired', by: ['system'] },
];

export const canMoveIndividualQuote = (from: QuoteStatus, to: QuoteStatus, by: Mover): boolean =>
  INDIVIDUAL_TRANSITIONS.some((move) => move.to === to && move.from.includes(from) && move.by.includes(by));

/** Where a status is read. Individuals, decision 4. */
export type StatusPlace = 'sales' | 'agentDashboard' | 'elsewhere';

/**
 * The label of an individual quote's status. Spec 002 section 4: the sales dashboards show Complete as Sales Review and Rejected as
 * Manually Processed; spec 001 section 4: an agent's dashboard shows Rejected so in every row; spec 000 section 4: elsewhere they are
 * called Complete and Rejected.
 */
export function individualStatusLabel(status: QuoteStatus, place: StatusPlace = 'elsewhere'): string {
  if (status === 'Complete') {
    return place === 'sales' ? LABELS.Complete : 'Complete';
  }
  if (status === 'Rejected') {
    return place === 'elsewhere' ? 'Rejected' : LABELS.Rejected;
  }
  return LABELS[status];
}

/** Statuses in which an external user may delete the quote. Spec 001 section 6; spec 002 section 4. */
const DELETABLE: readonly QuoteStatus[] = ['Quoting', 'Enrolling'];

/** Why this user may not delete the quote; null when they may. */
export function deleteIndividualQuoteProblem(
  { status, isDeleted }: { status: QuoteStatus; isDeleted: boolean },
  audience: 'external' | 'internal',
): string | null {
  if (audience === 'internal') {
    return INTERNAL_CANNOT_DELETE;
  }
  if (isDeleted) {
    return ALREADY_DELETED;
  }
  return DELETABLE.includes(status) ? null : `A quote in status ${individualStatusLabel(status)} cannot be deleted.`;
}
