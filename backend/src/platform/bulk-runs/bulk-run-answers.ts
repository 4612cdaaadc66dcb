import type { BulkRunRow, BulkRunItemRow } from '#shared/bulk-runs/bulk-run.record';
import type { BulkRunItem } from './bulk-run-item.table.ts';
import type { BulkRun } from './bulk-run.table.ts';
import type { ItemCounts } from './bulk-runs.repository.ts';

/** A run with the user who requested it. */
export const toBulkRunRow = (run: BulkRun, counts: ItemCounts): BulkRunRow => ({
  Id: run.id,
  Kind: run.kind,
  Total: run.total,
  Counts: counts,
  RequestedBy: run.requestedBy!.fullName,
  RequestedAt: run.requestedAt.toISOString(),
  FinishedAt: run.finishedAt?.toISOString() ?? null,
  CancelledAt: run.cancelledAt?.toISOString() ?? null,
});

export const toBulkRunItemRow = (
  { subjectId, state, message, finishedAt }: BulkRunItem,
  names: ReadonlyMap<number, string>,
): BulkRunItemRow => ({
  SubjectId: subjectId,
  Name: names.get(subjectId) ?? '',
  State: state,
  Message: message,
  FinishedAt: finishedAt?.toISOString() ?? null,
});
