import type { EntityManager } from 'typeorm';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-run.record';
import * as repairs from '#shared/error-reports/repairs';
import type { BulkItemOutcome, BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';

/** Nothing to do: it was resolved in the meantime, or is resolved elsewhere. */
const DONE_ALREADY: readonly string[] = [
  repairs.GROUP_IN_PLACE,
  repairs.MEMBER_IN_PLACE,
  repairs.MEMBERS_FAILED_ONLY,
  repairs.HOUSEHOLD_IN_PLACE,
  repairs.NOTHING_TO_RESOLVE,
  repairs.BEING_SENT,
  repairs.MARKETPLACE_BY_AGENT,
];

type Repair = (tx: EntityManager, user: SessionUser, subjectId: number) => Promise<unknown>;

/**
 * An action on one row of an error report, applied to many in a run. Subjects are the ids of the rows. With `answersOf` the work is only
 * sent: the other system's answer gives the result.
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

/** Work done by hand needs no answer. */
export const namesOf = ({ nameSubjects }: Pick<BulkRunWork, 'nameSubjects'>) => ({ nameSubjects });
