import { availableParallelism } from 'node:os';
import { createPool } from 'mysql2/promise';
import { groupBody } from '../support/group-builders.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { mysqlBenchDatabase } from './bench-database.ts';
import { requestsPerSecond } from './load.ts';
import { atLeast, type Finding, noTarget } from './report.ts';
import { farDatabase } from './far-database.ts';
import { inTurns } from './turns.ts';

const ROUNDS = 5;
const CONNECTIONS = 16;
/** More than a process works off at a time. */
const WRITERS = 48;
/** Each way. */
const AWAY_MS = 10;
const WRITING_MS = 2_000;
/** Two for the processes, two for the database and the load. */
const CORES_NEEDED = 4;
const PATH = '/api/businessrules';

/**
 * Two API processes on one database against one of them. The load comes from this machine too, so it needs cores to spare. What two
 * of them wait for that is no core (a row that every write needs) shows where the database is far away: there they hardly compute.
 */
export async function processesBench(): Promise<Finding[]> {
  const database = await mysqlBenchDatabase();
  if (!database) {
    console.warn('Not measured: two processes need MySQL or MariaDB.');
    return [];
  }
  const servers: RunningServer[] = [];
  const startTwo = async (url: string) => {
    const two = [];
    for (const name of ['bench-process-1', 'bench-process-2']) {
      two.push(await startServer(name, { DATABASE_URL: url }));
    }
    servers.push(...two);
    return two;
  };
  const far = await farDatabase(database.url, AWAY_MS);
  try {
    const near = await startTwo(database.url);
    const sessions = await signedIn(near);
    const findings = [await reads(near, sessions), ...(await writes(sessions, database.url))];
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    return [...findings, await farWrites(await signedIn(await startTwo(far.url)))];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await far.close();
    await database.drop();
  }
}

const signedIn = (servers: readonly RunningServer[]): Promise<ApiSession[]> =>
  Promise.all(servers.map(({ url }) => signInToApi(url, 'agent')));

async function reads(servers: readonly RunningServer[], sessions: readonly ApiSession[]): Promise<Finding> {
  const targets = servers.map(({ url }, at) => ({ url: url + PATH, headers: sessions[at]!.headers }));
  const both = async () => {
    const connections = CONNECTIONS / targets.length;
    const each = await Promise.all(targets.map((target) => requestsPerSecond(target, { connections })));
    return each.reduce((sum, rate) => sum + rate, 0);
  };
  const one = () => requestsPerSecond(targets[0]!, { connections: CONNECTIONS });
  return withCores('two API processes against one', await inTurns(both, one, ROUNDS));
}

/** New groups a second: by two processes, by one, and as a bare transaction of the four inserts that a group is at least. */
async function writes(sessions: readonly ApiSession[], url: string): Promise<Finding[]> {
  const { two, one } = await groupMakers(sessions);
  const pool = createPool({ uri: url, connectionLimit: CONNECTIONS });
  await pool.query('CREATE TABLE bench_rows (id INTEGER PRIMARY KEY AUTO_INCREMENT, text VARCHAR(200))');
  const bare = () => perSecond(() => () => fourInserts(pool));
  try {
    const doubled = await inTurns(two, one, ROUNDS);
    const { ours, floor, ratio } = await inTurns(one, bare, ROUNDS);
    const detail = `${ours.toFixed(0)}/s, ${floor.toFixed(0)}/s`;
    return [
      withCores('new groups: two processes against one', doubled),
      atLeast('new groups: one process against four bare inserts', ratio, 0.1, detail),
    ];
  } finally {
    await pool.end();
  }
}

async function farWrites(sessions: readonly ApiSession[]): Promise<Finding> {
  const { two, one } = await groupMakers(sessions);
  const { ours, floor, ratio } = await inTurns(two, one, ROUNDS);
  const detail = `${ours.toFixed(0)}/s, ${floor.toFixed(0)}/s`;
  return atLeast(`new groups, the database ${AWAY_MS} ms away: two processes against one`, ratio, 1.8, detail);
}

/** What makes as many groups as it can, and tells how many a second. */
async function groupMakers(sessions: readonly ApiSession[]) {
  let made = 0;
  const [shown] = await sessions[0]!.get<{ G: { Id: number } }[]>('/api/dashboard');
  const { AssociatedAgents } = await sessions[0]!.get<{ AssociatedAgents: unknown }>(
    `/api/group/GetGroupById/${shown!.G.Id}`,
  );
  const create = (session: ApiSession) => async () => {
    made += 1;
    await session.send('POST', '/api/group', groupBody({ GroupName: `Bench ${made}`, AssociatedAgents }));
  };
  return {
    two: () => perSecond((client) => create(sessions[client % 2]!)),
    one: () => perSecond(() => create(sessions[0]!)),
  };
}

async function fourInserts(pool: ReturnType<typeof createPool>): Promise<void> {
  const connection = await pool.getConnection();
  await connection.beginTransaction();
  for (let row = 0; row < 4; row += 1) {
    await connection.execute('INSERT INTO bench_rows (text) VALUES (?)', ['x'.repeat(150)]);
  }
  await connection.commit();
  connection.release();
}

/** How often so many clients, each one after the other, do their work in a second. */
async function perSecond(workOf: (client: number) => () => Promise<void>): Promise<number> {
  const begun = performance.now();
  let done = 0;
  const client = async (number: number) => {
    const work = workOf(number);
    while (performance.now() - begun < WRITING_MS) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => client(number)));
  return (done * 1_000) / (performance.now() - begun);
}

function withCores(point: string, { ours, floor, ratio }: Awaited<ReturnType<typeof inTurns>>): Finding {
  const detail = `${ours.toFixed(0)}/s, ${floor.toFixed(0)}/s, ${availableParallelism()} cores with database and load`;
  const finding = atLeast(point, ratio, 1.8, detail);
  return availableParallelism() >= CORES_NEEDED ? finding : noTarget(finding);
}
