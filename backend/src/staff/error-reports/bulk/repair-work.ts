import type { EntityManager } from 'typeorm';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-runs';
import * as repairs from '#shared/error-reports/repairs';
import type { BulkItemOutcome, BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';

/** Nothing is to be done here: somebody has dealt with it since, or it is dealt with elsewhere. */
const DONE_ALREADY: readonly string[] = [
  repairs.GROUP_IN_PLACE,
  repairs.MEMBER_IN_PLACE,
  repairs.MEMBERS_FAILED_ONLY,
  repairs.NOTHING_TO_RESOLVE,
  repairs.BEING_SENT,
];

type Repair = (tx: EntityManager, user: SessionUser, subjectId: number) => Promise<unknown>;

/**
 * What staff do about one row of an error report, done to many in a run. Subjects are the ids of the rows. With `answersOf` it is
 * only sent: what became of it is what the other system answers.
 */
export const repairWork = (
  kind: BulkRunKind,
  { nameSubjects, answersOf }: Pick<BulkRunWork, 'nameSubjects' | 'answersOf'>,
  repair: Repair,
): BulkRunWork => ({
  kind,
  permission: 'internal',
  nameSubjects,
  ...(answersOf && { answersOf }),
  runOne: async (...subject: Parameters<Repair>): Promise<BulkItemOutcome> => {
    try {
      await repair(...subject);
      return { state: answersOf ? 'Sent' : 'Done', message: '' };
    } catch (error) {
      if (error instanceof AppError && DONE_ALREADY.includes(error.message)) {
        return { state: 'Skipped', message: error.message };
      }
      throw error;
    }
  },
});
