import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { findDatabase } from '../../scripts/find-database.mjs';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { HttpSession } from '../support/http-session.ts';
import { launchServer } from '../support/running-server.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { type CompleteQuote, insertCompleteQuotes } from './complete-quotes.ts';

const SEED = 20_261_120;
const PEOPLE_A_GROUP = 4;
const STARTING_MS = 1_200;
const WORKING_MS = 400;

/** On SQLite one process has the file; on MySQL several work side by side. Both at once: starting is what takes the time. */
const KINDS = [
  { kind: 'sqlite', processes: 1, kills: 50 },
  { kind: 'mysql', processes: 2, kills: 150 },
] as const;
type Kind = (typeof KINDS)[number];

describe('servers that are killed 200 times while groups are approved and installed', () => {
  it('install every group and every member once, and lose nothing', async () => {
    const found = await findDatabase();
    if ('problem' in found) {
      throw new Error(found.problem);
    }
    await Promise.all(KINDS.map(surviveKills));
  }, 1_800_000);
});

async function surviveKills({ kind, processes, kills }: Kind): Promise<void> {
  const database = await createTestDatabase(kind);
  // Of all processes: the demo's households were signed in the first one.
  const documents = await mkdtemp(path.join(tmpdir(), 'pq-installation-'));
  const servers = new Servers(kind, { DATABASE_URL: database.url, DOCUMENTS_URL: `folder:${documents}` });
  try {
    const first = await servers.launch('first');
    await first.ready();
    const session = new HttpSession(first.url);
    expect(await session.signIn('operations', DEMO_PASSWORD)).toBe(200);
    await servers.kill(first);
    const quotes = await insertCompleteQuotes(database.url, { count: kills / 2, people: PEOPLE_A_GROUP });
    const approvals = { waiting: [...quotes], acknowledged: new Set<number>() };
    await killAgainAndAgain({ servers, session, approvals }, { processes, kills });
    await finish(database.url, { servers, session, approvals }, quotes);
  } finally {
    await servers.stop();
    await database.drop();
    await rm(documents, { recursive: true, force: true });
  }
}

type Launched = Awaited<ReturnType<typeof launchServer>>;

/** The processes of one database that have not been killed yet. */
class Servers {
  private readonly running = new Set<Launched>();

  constructor(
    private readonly kind: string,
    private readonly stores: { DATABASE_URL: string; DOCUMENTS_URL: string },
  ) {}

  async launch(name: string): Promise<Launched> {
    const settings = { ...this.stores, JOBS_POLL_MS: '50', JOBS_LEASE_MS: '1000', API_DOCS: 'false' };
    const server = await launchServer(`installation-${this.kind}-${name}`, settings);
    this.running.add(server);
    return server;
  }

  async kill(server: Launched): Promise<void> {
    process.kill(server.processId, 'SIGKILL');
    this.running.delete(server);
    await server.stop();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.running].map((server) => server.stop()));
  }
}

interface Scene {
  servers: Servers;
  session: HttpSession;
  approvals: Approvals;
}

/** One in three approves and installs before it is killed, the others at some moment of their start or soon after. */
async function killAgainAndAgain(
  { servers, session, approvals }: Scene,
  { processes, kills }: { processes: number; kills: number },
): Promise<void> {
  const random = randomFrom(SEED);
  let left = kills;
  const slot = async (name: string) => {
    while (left > 0) {
      left -= 1;
      const server = await servers.launch(name);
      if (left % 3 !== 0) {
        await sleep(random() * STARTING_MS);
        await servers.kill(server);
      } else {
        await server.ready();
        const killed = sleep(20 + random() * WORKING_MS).then(() => servers.kill(server));
        await approveSome(session.at(server.url), approvals.waiting.splice(0, 2), approvals);
        await killed;
      }
    }
  };
  await Promise.all(Array.from({ length: processes }, (_, index) => slot(`slot${index}`)));
}

/** One more process brings everything to its end; then it is counted. */
async function finish(
  url: string,
  { servers, session, approvals }: Scene,
  quotes: readonly CompleteQuote[],
): Promise<void> {
  const { waiting, acknowledged } = approvals;
  const last = await servers.launch('last');
  await last.ready();
  while (waiting.length > 0) {
    await approveSome(session.at(last.url), waiting.splice(0, 1), approvals);
  }
  expect(acknowledged.size).toBe(quotes.length);
  const open = await new DataSource(await databaseOptions(url)).initialize();
  try {
    await untilNothingIsLeft(open);
    await expectEachOnce(open, quotes);
    expect(await brokenAuditRow(open)).toBeNull();
  } finally {
    await open.destroy();
  }
}

interface Approvals {
  /** Nobody has been told yet that these are approved. */
  waiting: CompleteQuote[];
  acknowledged: Set<number>;
}

/** Until the server is gone. Who gets no answer asks again, and may then be told that it has been decided before. */
async function approveSome(
  session: HttpSession,
  quotes: readonly CompleteQuote[],
  { waiting, acknowledged }: Approvals,
): Promise<void> {
  for (const quote of quotes) {
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

async function untilNothingIsLeft(database: DataSource): Promise<void> {
  for (let waited = 0; waited < 600_000; waited += 200) {
    const [row] = await database.query<{ n: unknown }[]>(
      "SELECT COUNT(*) AS n FROM outbox WHERE doneAt IS NULL AND topic NOT IN ('expire-quotes', 'verify-enrollments', 'purge-drafts', 'purge-notifications')",
    );
    if (Number(row?.n) === 0) {
      return;
    }
    await sleep(200);
  }
  throw new Error('The outbox was not worked off within ten minutes.');
}

/** The demo data has approved groups of its own: they too are installed once, but may fail by their names. */
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

/** The same numbers from 0 to 1 in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
