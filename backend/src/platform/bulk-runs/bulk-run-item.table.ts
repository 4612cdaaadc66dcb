import type { BulkItemState } from '#shared/bulk-runs/bulk-run.record';
import { BulkRun } from './bulk-run.table.ts';
import { id, instant, int, loose, refers, stored } from '../database/stored.ts';

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
