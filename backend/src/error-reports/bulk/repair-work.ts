import type { EntityManager } from 'typeorm';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-runs';
import * as repairs from '#shared/error-reports/repairs';
import type { BulkItemOutcome, BulkRunWork } from '../../bulk-runs/bulk-runs.ts';
import { AppError } from '../../errors.ts';
import type { SessionUser } from '../../http/current-user.ts';

/** Somebody else has dealt with it since: that is as it should be. */
const DONE_ALREADY: readonly string[] = [repairs.GROUP_IN_PLACE, repairs.MEMBER_IN_PLACE, repairs.NOTHING_TO_RESOLVE];

type Repair = (tx: EntityManager, user: SessionUser, subjectId: number) => Promise<unknown>;

/** What staff do about one row of an error report, done to many in a run. Subjects are the ids of the rows. */
export const repairWork = (
  kind: BulkRunKind,
  nameSubjects: BulkRunWork['nameSubjects'],
  repair: Repair,
): BulkRunWork => ({
  kind,
  permission: 'internal',
  nameSubjects,
  runOne: async (...subject: Parameters<Repair>): Promise<BulkItemOutcome> => {
    try {
      await repair(...subject);
      return { state: 'Done', message: '' };
    } catch (error) {
      if (error instanceof AppError && DONE_ALREADY.includes(error.message)) {
        return { state: 'Skipped', message: error.message };
      }
      throw error;
    }
  },
});
