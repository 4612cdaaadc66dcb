import type { EntityManager } from 'typeorm';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { toSessionFacts, toSessionUser } from '../../backend/src/platform/account/session-user.ts';
import { type BulkItemOutcome, BulkRuns } from '../../backend/src/platform/bulk-runs/bulk-runs.ts';
import { BulkRunsService } from '../../backend/src/platform/bulk-runs/bulk-runs.service.ts';
import { RulesService } from '../../backend/src/platform/business-rules/rules.service.ts';
import { SystemState } from '../../backend/src/platform/database/system-state.table.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import type { TestApp } from '../support/app.ts';

const KIND = 'resubmit-group';
const DONE = { state: 'Done', message: '' } as const;

/** Decides a subject's outcome; before that, always writes a row that counts how often it was processed. */
export type Outcome = (subjectId: number) => BulkItemOutcome | Promise<BulkItemOutcome>;

/** Registers how runs are processed from here on; each subject leaves one row, if its transaction commits. */
export function workLike(app: TestApp, outcome: Outcome = () => DONE): void {
  app.get(BulkRuns).register({
    kind: KIND,
    permission: 'internal',
    runOne: async (tx: EntityManager, _user, subjectId) => {
      await tx.insert(SystemState, { name: `subject-${subjectId}`, value: 'done' });
      return outcome(subjectId);
    },
    nameSubjects: (ids) => Promise.resolve(new Map(ids.map((id) => [id, `Subject ${id}`]))),
  });
}

/** @returns the run's id */
export async function startRun(app: TestApp, user: User, subjectIds: readonly number[]): Promise<number> {
  const sessionUser = toSessionUser(toSessionFacts(user), await app.get(RulesService).inForce());
  const run = await app
    .get(Transactions)
    .run((tx) => app.get(BulkRunsService).start(tx, sessionUser, { kind: KIND, subjectIds }));
  return run.BulkRunId;
}

/** Which subjects have left their row: processing one twice would have failed. */
export async function subjectsDone(app: TestApp): Promise<number[]> {
  const rows = await app.database.manager.find(SystemState);
  const names = rows.map(({ name }) => /^subject-(\d+)$/.exec(name)?.[1]);
  return names.flatMap((id) => (id === undefined ? [] : [Number(id)])).sort((a, b) => a - b);
}
