import { BULK_ITEM_STATES, BULK_RUN_KINDS, type BulkItemState, type BulkRunKind } from '#shared/bulk-runs/bulk-runs';
import { record, type Wire } from '#shared/records/field';
import { code, count, described, id, instant, mapOf, orNull, text } from '#shared/records/kinds';

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
