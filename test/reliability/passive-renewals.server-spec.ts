import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import type { BulkRunRow } from '../../shared/src/bulk-runs/bulk-run.record.ts';
import type { SubmitForPassiveRenewalsResponse } from '../../shared/src/renewals/upcoming-renewal.record.ts';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { HttpSession } from '../support/http-session.ts';
import { launchServer } from '../support/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { insertRenewingGroups } from './renewing-groups.ts';

const GROUPS = 2_000;
/** A server is killed when so many groups are done, in turn: the first at once. */
const KILLED_AT = [0, 1, 150, 400, 401, 900];
const LIMIT_MS = 1_800_000;

/** Of a run that is undone. */
const FEW = 60;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase('sqlite');
});
afterEach(() => database.drop());

const launch = async (name: string) => {
  const settings = { DATABASE_URL: database.url, JOBS_POLL_MS: '50', JOBS_LEASE_MS: '1000', API_DOCS: 'false' };
  const server = await launchServer(`passive-renewals-${name}`, settings);
  await server.ready();
  return server;
};
const kill = async (server: Awaited<ReturnType<typeof launch>>) => {
  process.kill(server.processId, 'SIGKILL');
  await server.stop();
};

describe('2,000 groups that are renewed passively by servers that are killed', () => {
  it(
    'are renewed once each: one outcome, one event, one set of plans, one audit row',
    async () => {
      const first = await launch('first');
      const session = new HttpSession(first.url);
      expect(await session.signIn('sales', DEMO_PASSWORD)).toBe(200);
      await kill(first);
      const groupIds = await insertRenewingGroups(database.url, GROUPS);

      let server = await launch('submitting');
      const body = { groupIds, renewalType: 'PassiveRenewal' };
      const answer = await session.at(server.url).send('POST', '/api/sales/SubmitForPassiveRenewals', body);
      const { BulkRunId, Total } = (await answer.json()) as SubmitForPassiveRenewalsResponse;
      expect([answer.status, Total]).toEqual([200, GROUPS]);

      const progress: number[] = [];
      const look = async (): Promise<BulkRunRow> => {
        const found = await session.at(server.url).get(`/api/sales/GetBulkRun/${BulkRunId}`);
        return (await found.json()) as BulkRunRow;
      };
      for (const [round, wanted] of KILLED_AT.entries()) {
        let { Done } = (await look()).Counts;
        while (Done < wanted) {
          ({ Done } = (await look()).Counts);
        }
        progress.push(Done);
        await kill(server);
        server = await launch(`round${round}`);
      }
      const begun = Date.now();
      const doneBefore = (await look()).Counts.Done;
      const deadline = begun + LIMIT_MS;
      while ((await look()).FinishedAt === null && Date.now() < deadline) {
        await sleep(500);
      }
      const rate = Math.round(((GROUPS - doneBefore) * 1_000) / (Date.now() - begun));
      process.stdout.write(`${rate} groups a second; done at each kill: ${progress.join(', ')}\n`);
      expect((await look()).Counts).toEqual({
        Waiting: 0,
        Sent: 0,
        Done: GROUPS,
        Failed: 0,
        Skipped: 0,
        Cancelled: 0,
      });
      // Every kill came before everything was done.
      expect(progress.every((done) => done < GROUPS)).toBe(true);
      await server.stop();
      await expectEachOnce(database.url);
    },
    LIMIT_MS + 120_000,
  );
});

describe('a run of passive renewals whose undo is cut off by a kill', () => {
  it(
    'is undone to the end: each group is renewed or put back at any time, and nothing happens twice',
    async () => {
      const first = await launch('undo-first');
      const session = new HttpSession(first.url);
      expect(await session.signIn('sales', DEMO_PASSWORD)).toBe(200);
      await kill(first);
      const groupIds = await insertRenewingGroups(database.url, FEW);
      const [before] = await distinctStates();

      const renewing = await launch('undo-renewing');
      const started = async (url: string, path: string, method: 'POST' | 'PUT', body?: unknown) =>
        ((await (await session.at(url).send(method, path, body)).json()) as { BulkRunId: number }).BulkRunId;
      const look = async (url: string, runId: number): Promise<BulkRunRow> =>
        (await (await session.at(url).get(`/api/sales/GetBulkRun/${runId}`)).json()) as BulkRunRow;
      const finished = async (url: string, runId: number) => {
        let run = await look(url, runId);
        while (run.FinishedAt === null) {
          await sleep(100);
          run = await look(url, runId);
        }
        return run.Counts;
      };
      const body = { groupIds, renewalType: 'PassiveRenewal' };
      const renewal = await started(renewing.url, '/api/sales/SubmitForPassiveRenewals', 'POST', body);
      expect(await finished(renewing.url, renewal)).toMatchObject({ Done: FEW, Waiting: 0 });
      const [renewed, ...others] = await distinctStates();
      expect([renewed === before, others]).toEqual([false, []]);

      const undo = await started(renewing.url, `/api/sales/UndoPassiveRenewals/${renewal}`, 'PUT');
      while ((await look(renewing.url, undo)).Counts.Done === 0) {
        // Asks again.
      }
      await kill(renewing);
      // Where the kill comes late, all of them are put back.
      expect((await distinctStates()).filter((state) => state !== before && state !== renewed)).toEqual([]);

      const server = await launch('undo-again');
      expect(await finished(server.url, undo)).toMatchObject({ Done: FEW, Waiting: 0, Failed: 0, Skipped: 0 });
      await server.stop();
      expect(await distinctStates()).toEqual([before]);
      await expectUndoneOnce();
    },
    LIMIT_MS,
  );
});

/** What the copies of the group are like: one text for each way, in which nothing differs between two copies. */
async function distinctStates(): Promise<string[]> {
  const source = await new DataSource(await databaseOptions(database.url)).initialize();
  try {
    const rows = await source.query<{ groupId: number; state: string }[]>(
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
  } finally {
    await source.destroy();
  }
}

async function expectUndoneOnce(): Promise<void> {
  const source = await new DataSource(await databaseOptions(database.url)).initialize();
  try {
    const [events] = await source.query<Record<string, number>[]>(
      `SELECT COUNT(*) AS \`all\`, COUNT(DISTINCT quoteId) AS quotes FROM quote_events WHERE why = 'passive renewal undone'`,
    );
    const [audited] = await source.query<Record<string, number>[]>(
      `SELECT COUNT(*) AS \`all\`, COUNT(DISTINCT subjectId) AS quotes FROM audit_events WHERE action = 'undo-passive-renewal'`,
    );
    expect([events, audited]).toEqual([
      { all: FEW, quotes: FEW },
      { all: FEW, quotes: FEW },
    ]);
    expect(await brokenAuditRow(source)).toBeNull();
  } finally {
    await source.destroy();
  }
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

async function expectEachOnce(url: string): Promise<void> {
  const database = await new DataSource(await databaseOptions(url)).initialize();
  try {
    const wrong: Record<string, number> = {};
    for (const [what, sql] of Object.entries(COUNTED)) {
      const [row] = await database.query<{ wrong: number }[]>(
        `SELECT COUNT(*) AS wrong FROM \`groups\` copy WHERE copy.name LIKE 'Batch %' AND (${sql}) <> 1`,
      );
      wrong[what] = Number(row!.wrong);
    }
    expect(wrong).toEqual({ 'renewed quotes': 0, outcomes: 0, events: 0, 'medical plans': 0 });
    const [audited] = await database.query<{ rows: number; quotes: number }[]>(
      `SELECT COUNT(*) AS \`rows\`, COUNT(DISTINCT audit.subjectId) AS quotes FROM audit_events audit
       WHERE audit.action = 'renew-passively'`,
    );
    expect([Number(audited!.rows), Number(audited!.quotes)]).toEqual([GROUPS, GROUPS]);
    expect(await brokenAuditRow(database)).toBeNull();
  } finally {
    await database.destroy();
  }
}
