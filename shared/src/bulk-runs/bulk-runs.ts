/** What is done to many subjects in one run; each kind is done by the feature that registers it. */
export const BULK_RUN_KINDS = [
  'passive-renewal',
  'passive-renewal-survey',
  'resubmit-group',
  'resubmit-group-member',
  'resubmit-passive-renewal',
  'mark-group-resolved',
  'mark-group-member-resolved',
  'mark-individual-resolved',
] as const;
export type BulkRunKind = (typeof BULK_RUN_KINDS)[number];

/**
 * What became of one subject. Sent = handed over to another system, which has not answered yet. Skipped = it was not to be done any
 * more, and that is as it should be.
 */
export const BULK_ITEM_STATES = ['Waiting', 'Sent', 'Done', 'Failed', 'Skipped', 'Cancelled'] as const;
export type BulkItemState = (typeof BULK_ITEM_STATES)[number];

export const RUN_NOT_FOUND = 'This run was not found.';
export const RUN_FINISHED = 'This run has finished, so it cannot be cancelled any more.';
export const NO_LONGER_ALLOWED = 'Whoever asked for this may no longer do it, so the rest was not done.';
export const SUBJECT_GONE = 'This is no longer there.';
export const GAVE_UP = 'This failed several times for a technical reason. Try it again, or ask your administrator.';
