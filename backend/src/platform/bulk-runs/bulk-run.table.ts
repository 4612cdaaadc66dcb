import type { BulkRunKind } from '#shared/bulk-runs/bulk-run.record';
import { User } from '../people/user.table.ts';
import { id, instant, int, refers, stored, text } from '../database/stored.ts';

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
