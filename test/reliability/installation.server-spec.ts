import { type DataSource } from 'typeorm';
import { until } from '../support/eventually.ts';
import type { HttpSession } from '../support/http-session.ts';
import { KILLS } from '../support/scope.ts';
import { type CompleteQuote, insertCompleteQuotes } from './complete-quotes.ts';
import { type KilledServers, LIMIT_MS, onKilledServers } from './killed-servers.ts';

const PEOPLE_A_GROUP = 4;
/** How far an approval and its installation get, counted in rows: the attempt, the group, its people, the end. */
const STEPS_A_GROUP = 1 + 1 + PEOPLE_A_GROUP + 1;
const STEPS = `SELECT (SELECT COALESCE(SUM(attempts), 0) + COUNT(doneAt) FROM outbox)
  + (SELECT COUNT(*) FROM carrier_sandbox_groups) + (SELECT COUNT(*) FROM carrier_sandbox_members) AS n`;

interface Approvals {
  /** Nobody has been told yet that these are approved. */
  waiting: CompleteQuote[];
  acknowledged: Set<number>;
}

/** On SQLite one process has the file; on MySQL several work side by side. */
describe.each([
  ['sqlite', 1],
  ['mysql', 2],
] as const)('servers on %s, %i at once, that are killed while groups are approved and installed', (kind, processes) => {
  it(
    'install every group and every member once, and lose nothing',
    onKilledServers({ name: 'installation', kind, user: 'operations' }, async (servers) => {
      const kills = KILLS[kind].installing;
      const quotes = await insertCompleteQuotes(servers.tables, { count: kills, people: PEOPLE_A_GROUP });
      const approvals = { waiting: [...quotes], acknowledged: new Set<number>() };
      let begun = 0;
      const slot = async () => {
        while (begun < kills) {
          begun += 1;
          await (begun % 3 === 1 ? servers.killedAtStart() : killedInstalling(servers, approvals, begun));
        }
      };
      await Promise.all(Array.from({ length: processes }, slot));
      const session = await servers.survivor();
      while (approvals.waiting.length > 0) {
        await approveSome(session, 1, approvals);
      }
      expect(approvals.acknowledged.size).toBe(quotes.length);
      await servers.untilNothingIsLeft();
      await expectEachOnce(servers.tables, quotes);
    }),
    LIMIT_MS,
  );
});

/** At each step in turn, from the approval to the end of the second group: 5 and the number of steps have no factor in common. */
async function killedInstalling(servers: KilledServers, approvals: Approvals, number: number): Promise<void> {
  const steps = async () => Number((await servers.tables.query<{ n: unknown }[]>(STEPS))[0]!.n);
  await servers.killed(async (session, kill) => {
    const limit = (await steps()) + ((number * 5) % (2 * STEPS_A_GROUP));
    let isApproved = false;
    const approving = approveSome(session, 2, approvals).then(() => (isApproved = true));
    await until(async () => (await steps()) >= limit || (isApproved && !(await servers.hasUnfinishedJobs())));
    kill();
    await approving;
  });
}

/** Until the server is gone. Who gets no answer asks again, and may then be told that it has been decided before. */
async function approveSome(session: HttpSession, count: number, { waiting, acknowledged }: Approvals): Promise<void> {
  for (const quote of waiting.splice(0, count)) {
    try {
      const body = { Decision: 'Approve', Version: quote.version, GroupEnterpriseId: '' };
      const { status } = await session.send('PUT', `/api/enrollment/Decide/${quote.id}`, body);
      const isDecided = status === 200 || (status === 409 && (await statusOf(session, quote.id)) === 'Approved');
      (isDecided ? acknowledged : { add: () => waiting.push(quote) }).add(quote.id);
    } catch {
      waiting.push(quote);
    }
  }
}

async function statusOf(session: HttpSession, quoteId: number): Promise<unknown> {
  return ((await (await session.get(`/api/quote/${quoteId}`)).json()) as { Status?: unknown }).Status;
}

async function expectEachOnce(database: DataSource, quotes: readonly CompleteQuote[]): Promise<void> {
  const expectOnce = async (table: string, wanted: readonly string[]) => {
    const rows = await database.query<{ reference: string }[]>(`SELECT reference FROM ${table}`);
    const installed = rows.map(({ reference }) => reference);
    expect(installed).toHaveLength(new Set(installed).size);
    expect(wanted.filter((reference) => !installed.includes(reference))).toEqual([]);
  };
  await expectOnce(
    'carrier_sandbox_groups',
    quotes.map(({ id }) => `Q${id}`),
  );
  await expectOnce(
    'carrier_sandbox_members',
    quotes.flatMap(({ memberIds }) => memberIds.map((id) => `M${id}`)),
  );
  const ids = quotes.map(({ id }) => id).join(',');
  const states = await database.query<{ status: string; processedWithErrors: unknown }[]>(
    `SELECT status, processedWithErrors FROM installations WHERE quoteId IN (${ids})`,
  );
  expect(states).toHaveLength(quotes.length);
  expect(states.filter((state) => state.status !== 'Installed' || Number(state.processedWithErrors))).toEqual([]);
}
