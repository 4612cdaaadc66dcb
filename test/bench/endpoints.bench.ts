import { startServer } from '../support/running-server.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { type BenchDatabase, mysqlBenchDatabase } from './bench-database.ts';
import { startFloor } from './floor.ts';
import { millisecondsPerRequest, requestsPerSecond } from './load.ts';
import { manyGroups } from './many-groups.ts';
import { recordSelects } from './recorded-sql.ts';
import { atLeast, atMost, type Finding } from './report.ts';
import { inTurns } from './turns.ts';

const GROUPS = 20_000;
const ROUNDS = 5;
const page = (first: number) => `/api/dashboard?range=${encodeURIComponent(JSON.stringify([first, first + 9]))}`;
const RULES = `/api/sales/GetBusinessRules?range=${encodeURIComponent('[0,9]')}`;

/** Lists and single records on MySQL or MariaDB, against node:http and mysql2 sending the very same SQL. */
export async function endpointsBench(): Promise<Finding[]> {
  const database = await mysqlBenchDatabase();
  if (!database) {
    console.warn('Not measured: the endpoints need MySQL or MariaDB.');
    return [];
  }
  await manyGroups(database, GROUPS);
  const server = await startServer('bench-endpoints', { DATABASE_URL: database.url });
  try {
    const agent = await signInToApi(server.url, 'agent');
    const superUser = await signInToApi(server.url, 'superuser');
    const [newest] = await agent.get<{ LQID: number }[]>(page(0));
    return [
      await against(`dashboard, page of 10 of ${GROUPS}`, 0.9, {
        database,
        url: server.url,
        session: agent,
        path: page(0),
      }),
      await against('business rules, page of 10, repeated', 2, {
        database,
        url: server.url,
        session: superUser,
        path: RULES,
        beforeRecording: () => dropKeptRules(database),
      }),
      await against('quote by id', 0.7, {
        database,
        url: server.url,
        session: agent,
        path: `/api/quote/${newest?.LQID}`,
      }),
      await deepPage(server.url, agent),
    ];
  } finally {
    await server.stop();
    await database.drop();
  }
}

interface Endpoint {
  database: BenchDatabase;
  url: string;
  session: ApiSession;
  path: string;
  /** What is answered from memory is dropped, so that the floor sends the SQL with which it gets there. */
  beforeRecording?: () => Promise<unknown>;
}

/** As a change made by another process does it. */
const dropKeptRules = (database: BenchDatabase) =>
  database.query("UPDATE system_state SET version = version + 1 WHERE name = 'cache:business-rules'");

async function against(point: string, limit: number, endpoint: Endpoint): Promise<Finding> {
  const { database, url, session, path, beforeRecording } = endpoint;
  await session.get(path);
  await beforeRecording?.();
  // What several parts of the server read at the same time is read once by the floor.
  const statements = [...new Set(await recordSelects(database.url, () => session.get(path)))];
  const floor = await startFloor(database.url, { [path]: { statements } });
  const { headers } = session;
  const {
    ours,
    floor: bare,
    ratio,
  } = await inTurns(
    () => requestsPerSecond({ url: url + path, headers }),
    () => requestsPerSecond({ url: floor.url + path, headers }),
    ROUNDS,
  ).finally(() => floor.stop());
  const detail = `${ours.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, ${statements.length} statements`;
  return atLeast(point, ratio, limit, detail);
}

async function deepPage(url: string, { headers }: ApiSession): Promise<Finding> {
  const { ours, floor, ratio } = await inTurns(
    () => millisecondsPerRequest({ url: url + page(GROUPS * 0.8), headers }),
    () => millisecondsPerRequest({ url: url + page(0), headers }),
    ROUNDS,
  );
  return atMost('dashboard, page 1,600 against page 1', ratio, 6, `${ours.toFixed(1)} ms, ${floor.toFixed(1)} ms`);
}
