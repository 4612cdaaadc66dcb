import type { User } from '../../backend/src/platform/people/user.table.ts';
import { BulkRunItem } from '../../backend/src/platform/bulk-runs/bulk-run.table.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import type {
  SubmitForPassiveRenewalsResponse,
  UpcomingRenewalRow,
} from '../../shared/src/renewals/upcoming-renewal.record.ts';
import type { TestApp } from '../support/app.ts';

/** Runs all due jobs to completion. */
export async function workOff(app: TestApp): Promise<void> {
  while (await app.get(Worker).runOnce());
}

export async function submit(
  app: TestApp,
  user: User,
  groupIds: readonly number[],
  { key, renewalType = 'PassiveRenewal' }: { key?: string; renewalType?: string } = {},
) {
  const request = (await app.as(user)).post('/api/sales/SubmitForPassiveRenewals');
  return (key ? request.set('Idempotency-Key', key) : request).send({ groupIds, renewalType });
}

/** Submits, and runs the jobs. @returns each group's result, in the order of their ids */
export async function renew(app: TestApp, user: User, groupIds: readonly number[]): Promise<[string, string][]> {
  const { body } = await submit(app, user, groupIds);
  await workOff(app);
  return outcomes(app, (body as SubmitForPassiveRenewalsResponse).BulkRunId);
}

export async function outcomes(app: TestApp, runId: number): Promise<[string, string][]> {
  const items = await app.database.manager.find(BulkRunItem, { where: { runId }, order: { subjectId: 'ASC' } });
  return items.map(({ state, message }) => [state, message]);
}

export async function upcoming(app: TestApp, user: User, filter: object): Promise<UpcomingRenewalRow[]> {
  const caller = await app.as(user);
  const { body } = await caller.get('/api/sales/GetUpcomingPassiveRenewals').query({ filter: JSON.stringify(filter) });
  return body as UpcomingRenewalRow[];
}
