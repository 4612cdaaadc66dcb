import { Quote } from '../quotes/quote.table.ts';
import { id, instant, loose, refers, stored } from '../../platform/database/stored.ts';

/** removed: members who can be restored for a while. approved: the census as approved. */
export type SnapshotReason = 'removed' | 'approved';

/** A snapshot of members of a census. Plain stored data. Written through CensusRepository only. */
export class CensusSnapshot extends stored(
  'census_snapshots',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE'),
    reason: loose<SnapshotReason>(16),
    /** UTC. */
    takenAt: instant(),
  },
  {
    indexes: [
      ['quoteId', 'reason'],
      ['reason', 'takenAt'],
    ],
  },
) {}
