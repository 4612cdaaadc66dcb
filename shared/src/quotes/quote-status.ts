/**
 * The statuses of a quote: ids, labels by audience, and allowed transitions. Nothing else changes a status.
 * Source: design section 6; spec 000 section 4, 001 section 4, 002 section 4.
 */
export const QUOTE_STATUS_ID = {
  EditingCensus: 1,
  Quoting: 2,
  CreatedProposal: 3,
  Enrolling: 4,
  Complete: 5,
  Pended: 6,
  Approved: 7,
  PassivelyRenewed: 8,
  PassiveRenewalFailure: 9,
  Rejected: 10,
  SignatureRequired: 11,
  PaymentPending: 12,
  FailedEnrollment: 13,
  PendingSEVerification: 14,
  Declined: 15,
  PendingPassive: 16,
  Expired: 17,
  NewGroup: 18,
  Invalid: 19,
} as const;
export type QuoteStatus = keyof typeof QUOTE_STATUS_ID;
export const QUOTE_STATUSES = Object.keys(QUOTE_STATUS_ID) as QuoteStatus[];

/** Who changes a quote's status: an agent, internal staff, or the system itself. */
export type Mover = 'external' | 'internal' | 'system';

export interface Transition {
  from: readonly QuoteStatus[];
  to: QuoteStatus;
  by: readonly Mover[];
}

/** The census and the plans of a group quote are still being worked on. */
export const BEFORE_ENROLLMENT: readonly QuoteStatus[] = ['EditingCensus', 'Quoting', 'CreatedProposal'];
/** Not submitted. When nobody can select its effective date any more, the system ends it. */
export const CAN_EXPIRE: readonly QuoteStatus[] = [...BEFORE_ENROLLMENT, 'Enrolling', 'SignatureRequired'];
const UNDER_REVIEW: readonly QuoteStatus[] = ['Complete', 'Pended'];
const ANYBODY: readonly Mover[] = ['external', 'internal'];

/** Group quotes. Those of individuals: shared/src/individuals/individual-status.ts. */
export const GROUP_TRANSITIONS: readonly Transition[] = [
  { from: ['EditingCensus'], to: 'Quoting', by: ANYBODY },
  { from: ['Quoting', 'CreatedProposal'], to: 'CreatedProposal', by: ANYBODY },
  { from: ['Quoting', 'CreatedProposal'], to: 'Enrolling', by: ANYBODY },
  { from: ['Enrolling', 'FailedEnrollment'], to: 'SignatureRequired', by: ['system'] },
  { from: ['SignatureRequired', 'FailedEnrollment'], to: 'Enrolling', by: ['system'] },
  { from: ['SignatureRequired', 'FailedEnrollment'], to: 'Complete', by: ['external'] },
  { from: UNDER_REVIEW, to: 'Approved', by: ['internal'] },
  { from: UNDER_REVIEW, to: 'Pended', by: ['internal'] },
  // The agent's reply: recorded as a transition, while the decision stays pended.
  { from: ['Pended'], to: 'Pended', by: ['external'] },
  { from: [...UNDER_REVIEW, 'FailedEnrollment'], to: 'Declined', by: ['internal'] },
  { from: [...UNDER_REVIEW, 'FailedEnrollment'], to: 'SignatureRequired', by: ['internal'] },
  { from: QUOTE_STATUSES.filter((status) => status !== 'Approved'), to: 'Rejected', by: ['internal'] },
  { from: [...BEFORE_ENROLLMENT, 'PassiveRenewalFailure'], to: 'PendingPassive', by: ['internal'] },
  { from: CAN_EXPIRE, to: 'Expired', by: ['system'] },
  { from: ['PendingPassive'], to: 'PassivelyRenewed', by: ['system'] },
  { from: ['PendingPassive'], to: 'PassiveRenewalFailure', by: ['system'] },
  // Undone on demand of staff, back to where it was.
  ...[...BEFORE_ENROLLMENT, 'PassiveRenewalFailure' as const].map((to): Transition => ({
    from: ['PassivelyRenewed'],
    to,
    by: ['system'],
  })),
];

export const canMoveGroupQuote = (from: QuoteStatus, to: QuoteStatus, by: Mover): boolean =>
  GROUP_TRANSITIONS.some((move) => move.to === to && move.from.includes(from) && move.by.includes(by));

export const LABELS: Record<QuoteStatus, string> = {
  EditingCensus: 'Editing Census',
  Quoting: 'Quoting',
  CreatedProposal: 'Created Proposal',
  Enrolling: 'Enrolling',
  Complete: 'Sales Review',
  Pended: 'Pended',
  Approved: 'Approved',
  PassivelyRenewed: 'Passively Renewed',
  PassiveRenewalFailure: 'Passive Renewal Failure',
  Rejected: 'Manually Processed',
  SignatureRequired: 'Signature Required',
  PaymentPending: 'Payment Pending',
  FailedEnrollment: 'Failed Enrollment',
  PendingSEVerification: 'Pending SE Verification',
  Declined: 'Declined',
  PendingPassive: 'Pending Passive',
  Expired: 'Expired',
  NewGroup: 'New Group',
  Invalid: 'Invalid',
};

/** The status that its reader may see: external users see a failed passive renewal as Passively Renewed (spec 002 section 4). */
export const shownStatus = (status: QuoteStatus, audience: 'external' | 'internal'): QuoteStatus =>
  status === 'PassiveRenewalFailure' && audience === 'external' ? 'PassivelyRenewed' : status;

/** The label of a group quote's status for its reader. */
export const groupStatusLabel = (status: QuoteStatus, audience: 'external' | 'internal'): string =>
  LABELS[shownStatus(status, audience)];

/** Spec 001 section 4: "the quote turns read-only (reason 4 if none set)" after a signature. */
export const SIGNED = 4;
/**
 * Why a quote is read-only, by the number in its field ReadOnly; 0 = editable.
 * Source: spec 001 section 3, "above 0 means read-only". The wording is ours.
 */
const READ_ONLY_REASONS: Record<number, string> = {
  [SIGNED]: 'This quote has been signed and submitted. It can be read but no longer changed.',
};
export const READ_ONLY = 'This quote is locked. It can be read but no longer changed.';

/** A pended quote waits for its agent (spec 001 section 4). */
export const READ_ONLY_BUT_PENDED =
  'This quote has been signed and submitted. While it is pended, the agent can add documents and reply; nothing else can be changed.';

/** The banner's sentence; null while the quote can be edited. */
export const readOnlyReason = (readOnly: number): string | null =>
  readOnly > 0 ? (READ_ONLY_REASONS[readOnly] ?? READ_ONLY) : null;
