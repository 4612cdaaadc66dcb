import type { BulkItemState, BulkRunKind } from '#shared/bulk-runs/bulk-run.record';
import { id, instant, int, loose, refers, stored, text } from '../database/stored.ts';
import { User } from '../people/user.table.ts';

/** A long-running job on many subjects. Plain stored data. */
export class BulkRun extends stored(
  'bulk_runs',
  {
    id: id(),
    kind: text<BulkRunKind>(40),
    requestedByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    requestedAt: instant(),
    /** Number of subjects. */
    total: int(),
    /** UTC. Nothing is waiting anymore. */
    finishedAt: instant().orNull(),
    /** UTC. Canceled by a user; work already done is kept. */
    cancelledAt: instant().orNull(),
  },
  { indexes: [['kind', 'finishedAt']] },
) {}

/** One subject of a run and its result. Plain stored data. */
export class BulkRunItem extends stored(
  'bulk_run_items',
  {
    id: id(),
    runId: refers(() => BulkRun, 'CASCADE'),
    /** An id whose meaning depends on the kind of the run. */
    subjectId: int(),
    state: loose<BulkItemState>(10),
    /** Number of technical failures: items with fewer come first. */
    attempts: int().default(0),
    /** In a sentence, without personal data; '' for none. */
    message: loose(500),
    /** UTC. null = waiting, to be processed or for an answer. */
    finishedAt: instant().orNull(),
  },
  { uniques: [['runId', 'subjectId']], indexes: [['runId', 'state', 'attempts', 'subjectId']] },
) {}
