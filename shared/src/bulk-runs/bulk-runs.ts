/** The kinds of work done on many subjects in one run; the feature that registers a kind performs it. */
export const BULK_RUN_KINDS = [
  'passive-renewal',
  'passive-renewal-survey',
  'undo-passive-renewal',
  'resubmit-group',
  'resubmit-group-member',
  'resubmit-passive-renewal',
  'resubmit-individual',
  'mark-group-resolved',
  'mark-group-member-resolved',
  'mark-individual-resolved',
  'mark-payment-processed',
] as const;
export type BulkRunKind = (typeof BULK_RUN_KINDS)[number];

/**
 * The result for one subject. Sent = handed over to another system, which has not answered yet. Skipped = no longer needed, which
 * is not a failure.
 */
export const BULK_ITEM_STATES = ['Waiting', 'Sent', 'Done', 'Failed', 'Skipped', 'Cancelled'] as const;
export type BulkItemState = (typeof BULK_ITEM_STATES)[number];

export const RUN_NOT_FOUND = 'This run was not found.';
export const RUN_FINISHED = 'This run has finished and can no longer be canceled.';
export const NO_LONGER_ALLOWED = 'The person who asked for this no longer has permission, so the rest was not done.';
export const SUBJECT_GONE = 'This no longer exists.';
export const GAVE_UP = 'This failed several times for a technical reason. Try it again, or ask your administrator.';
