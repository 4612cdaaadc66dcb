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

describe('2,000 groups that are renewed passively by servers that are killed', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
  });
  afterAll(() => database.drop());

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
