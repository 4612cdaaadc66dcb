import { record, type Wire } from '#shared/records/field';
import { code, count, described, id, instant, mapOf, orNull, text } from '#shared/records/kinds';

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
  'rate-rehearsal',
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

/** The response that starts a bulk run: the id for GET /api/sales/GetBulkRun/{id}. */
export const STARTED_BULK_RUN = record('StartedUndoAnswer', {
  BulkRunId: id('Run'),
  Total: described(count('Total'), 'How many subjects it is about.'),
});

/** GET /api/sales/GetBulkRun/{id}, and each row of GET /api/sales/GetBulkRuns. */
export const BULK_RUN = record('BulkRunAnswer', {
  Id: id('Id'),
  Kind: code('Kind', BULK_RUN_KINDS),
  Total: count('Total'),
  Counts: described(
    mapOf('Counts', BULK_ITEM_STATES, count('Subjects')),
    'How many subjects are in each state; the sum is Total.',
  ),
  RequestedBy: text('Requested by'),
  RequestedAt: instant('Requested'),
  FinishedAt: orNull(instant('Finished')),
  CancelledAt: orNull(instant('Canceled')),
});

/** A row of GET /api/sales/GetBulkRunItems/{id}. */
export const BULK_RUN_ITEM = record('BulkRunItemAnswer', {
  SubjectId: id('Subject'),
  Name: text('Name', { about: "The subject's name, such as a group's. '' if it no longer exists." }),
  State: code('State', BULK_ITEM_STATES),
  Message: text('Message', { about: "Why it failed or was skipped; '' otherwise." }),
  FinishedAt: orNull(instant('Finished')),
});

export type StartedBulkRun = Wire<typeof STARTED_BULK_RUN>;
export type BulkRunRow = Wire<typeof BULK_RUN>;
export type BulkRunItemRow = Wire<typeof BULK_RUN_ITEM>;

/** `filter` of GET /api/sales/GetBulkRunItems/{id}. */
export interface BulkRunItemsFilter {
  State?: BulkItemState[];
  /** Only these subjects. */
  id?: number[];
}

/** `filter` of GET /api/sales/GetBulkRuns, newest first. */
export interface BulkRunsFilter {
  Kind?: BulkRunKind;
  IsRunning?: boolean;
}
