import type { DataSource } from 'typeorm';
import type { BulkRunRow } from '../../shared/src/bulk-runs/bulk-run.record.ts';
import type { SubmitForPassiveRenewalsResponse } from '../../shared/src/renewals/upcoming-renewal.record.ts';
import { until } from '../support/eventually.ts';
import type { HttpSession } from '../support/http-session.ts';
import { RENEWALS } from '../support/scope.ts';
import { LIMIT_MS, onKilledServers } from './killed-servers.ts';
import { insertRenewingGroups } from './renewing-groups.ts';

const { groups: GROUPS, killedAt: KILLED_AT } = RENEWALS;

/** Of a run that is undone. */
const FEW = 60;

describe(`${GROUPS} groups that are renewed passively by servers that are killed`, () => {
  it(
    'are renewed once each: one outcome, one event, one set of plans, one audit row',
    onKilledServers({ name: 'passive-renewals', kind: 'sqlite', user: 'sales' }, async (servers) => {
      const groupIds = await insertRenewingGroups(servers.tables, GROUPS);
      let run = 0;
      const progress: number[] = [];
      for (const wanted of KILLED_AT) {
        await servers.killed(async (session) => {
          run ||= await renew(session, groupIds);
          let done = 0;
          await until(async () => (done = (await look(session, run)).Counts.Done) >= wanted);
          progress.push(done);
        });
      }
      const session = await servers.survivor();
      await servers.untilNothingIsLeft();
      const Counts = { Waiting: 0, Sent: 0, Done: GROUPS, Failed: 0, Skipped: 0, Cancelled: 0 };
      expect(await look(session, run)).toMatchObject({ Counts, FinishedAt: expect.any(String) });
      // Every kill came before everything was done.
      expect(progress.every((done) => done < GROUPS)).toBe(true);
      await expectEachOnce(servers.tables);
    }),
    LIMIT_MS,
  );
});

describe('a run of passive renewals whose undo is cut off by a kill', () => {
  it(
    'is undone to the end: each group is renewed or put back at any time, and nothing happens twice',
    onKilledServers({ name: 'undo-renewals', kind: 'sqlite', user: 'sales' }, async (servers) => {
      const { tables } = servers;
      const groupIds = await insertRenewingGroups(tables, FEW);
      const [before] = await distinctStates(tables);
      let [renewed, undo]: [string | undefined, number] = [undefined, 0];
      await servers.killed(async (session) => {
        const renewal = await renew(session, groupIds);
        await servers.untilNothingIsLeft();
        expect((await look(session, renewal)).Counts).toMatchObject({ Done: FEW, Waiting: 0 });
        let others: string[];
        [renewed, ...others] = await distinctStates(tables);
        expect([renewed === before, others]).toEqual([false, []]);
        undo = await bulkRun(session.send('PUT', `/api/sales/UndoPassiveRenewals/${renewal}`));
        await until(async () => (await look(session, undo)).Counts.Done > 0);
      });
      // Where the kill comes late, all of them are put back.
      expect((await distinctStates(tables)).filter((state) => state !== before && state !== renewed)).toEqual([]);
      const session = await servers.survivor();
      await servers.untilNothingIsLeft();
      const Counts = { Done: FEW, Waiting: 0, Failed: 0, Skipped: 0 };
      expect(await look(session, undo)).toMatchObject({ Counts, FinishedAt: expect.any(String) });
      expect(await distinctStates(tables)).toEqual([before]);
      await expectUndoneOnce(tables);
    }),
    LIMIT_MS,
  );
});

const bulkRun = async (answer: Promise<Response>): Promise<number> =>
  ((await (await answer).json()) as { BulkRunId: number }).BulkRunId;

/** @returns the run's id */
async function renew(session: HttpSession, groupIds: number[]): Promise<number> {
  const body = { groupIds, renewalType: 'PassiveRenewal' };
  const answer = await session.send('POST', '/api/sales/SubmitForPassiveRenewals', body);
  const { BulkRunId, Total } = (await answer.json()) as SubmitForPassiveRenewalsResponse;
  expect([answer.status, Total]).toEqual([200, groupIds.length]);
  return BulkRunId;
}

const look = async (session: HttpSession, run: number): Promise<BulkRunRow> =>
  (await (await session.get(`/api/sales/GetBulkRun/${run}`)).json()) as BulkRunRow;

/** What the copies of the group are like: one text for each way, in which nothing differs between two copies. */
async function distinctStates(tables: DataSource): Promise<string[]> {
  const rows = await tables.query<{ groupId: number; state: string }[]>(
    `SELECT quote.groupId AS groupId, quote.status || ' ' || quote.isDeleted || ' ' || COALESCE((
        SELECT group_concat(plan.text) FROM (
          SELECT chosen.planId || ':' || chosen.monthlyRateCents || ':' || (
            SELECT COUNT(*) FROM member_plans WHERE member_plans.quotePlanId = chosen.id) AS text
          FROM quote_plans chosen WHERE chosen.quoteId = quote.id ORDER BY chosen.planId) plan), '') || ' ' || (
        SELECT COUNT(*) FROM passive_renewals done WHERE done.quoteId = quote.id AND done.outcome = 'Renewed') AS state
     FROM quotes quote JOIN \`groups\` copy ON copy.id = quote.groupId WHERE copy.name LIKE 'Batch %' ORDER BY quote.id`,
  );
  const ofGroups = new Map<number, string>();
  for (const { groupId, state } of rows) {
    ofGroups.set(groupId, `${ofGroups.get(groupId) ?? ''}${state}\n`);
  }
  return [...new Set(ofGroups.values())];
}

async function expectUndoneOnce(tables: DataSource): Promise<void> {
  const [events] = await tables.query<Record<string, number>[]>(
    `SELECT COUNT(*) AS \`all\`, COUNT(DISTINCT quoteId) AS quotes FROM quote_events WHERE why = 'passive renewal undone'`,
  );
  const [audited] = await tables.query<Record<string, number>[]>(
    `SELECT COUNT(*) AS \`all\`, COUNT(DISTINCT subjectId) AS quotes FROM audit_events WHERE action = 'undo-passive-renewal'`,
  );
  expect([events, audited]).toEqual([
    { all: FEW, quotes: FEW },
    { all: FEW, quotes: FEW },
  ]);
}

/** Of the copies: what they have that only one of is right, and how many do not have exactly that. */
const COUNTED = {
  'renewed quotes': `SELECT COUNT(*) AS n FROM quotes quote WHERE quote.groupId = copy.id AND quote.status = 'PassivelyRenewed'`,
  outcomes: `SELECT COUNT(*) AS n FROM passive_renewals done WHERE done.groupId = copy.id`,
  events: `SELECT COUNT(*) AS n FROM quote_events event JOIN quotes quote ON quote.id = event.quoteId
    WHERE quote.groupId = copy.id AND event.toStatus = 'PassivelyRenewed'`,
  'medical plans': `SELECT COUNT(*) AS n FROM quotes quote
    JOIN quote_plans chosen ON chosen.quoteId = quote.id JOIN plans plan ON plan.id = chosen.planId
    WHERE quote.groupId = copy.id AND quote.status = 'PassivelyRenewed' AND plan.coverage = 'medical'`,
} as const;

async function expectEachOnce(tables: DataSource): Promise<void> {
  const wrong: Record<string, number> = {};
  for (const [what, sql] of Object.entries(COUNTED)) {
    const [row] = await tables.query<{ wrong: number }[]>(
      `SELECT COUNT(*) AS wrong FROM \`groups\` copy WHERE copy.name LIKE 'Batch %' AND (${sql}) <> 1`,
    );
    wrong[what] = Number(row!.wrong);
  }
  expect(wrong).toEqual({ 'renewed quotes': 0, outcomes: 0, events: 0, 'medical plans': 0 });
  const [audited] = await tables.query<{ rows: number; quotes: number }[]>(
    `SELECT COUNT(*) AS \`rows\`, COUNT(DISTINCT audit.subjectId) AS quotes FROM audit_events audit
     WHERE audit.action = 'renew-passively'`,
  );
  expect([Number(audited!.rows), Number(audited!.quotes)]).toEqual([GROUPS, GROUPS]);
}
