import { startServer } from '../support/running-server.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { mysqlBenchDatabase } from './bench-database.ts';
import { percentile99 } from './load.ts';
import { atMost, type Finding, noTarget } from './report.ts';
import { salesFloors } from './sales-floors.ts';
import { groupErrors, list, queue, queueAsFile } from './sales-lists.ts';
import { salesRows } from './sales-rows.ts';
import { inTurns } from './turns.ts';

const FEW = 10_000;
const MANY = 200_000;
const ROUNDS = 3;
const LIMIT = 1.5;

/** What staff ask for all day. */
const CALLS: readonly (readonly [point: string, path: string, userName: string])[] = [
  ['home of the console', '/api/sales/GetHome', 'sales'],
  ['queue, page 1', queue({}), 'sales'],
  ['queue, by effective date', queue({ sort: ['EffectiveDate', 'ASC'] }), 'sales'],
  ['queue, by days in status', queue({ filter: { DaysInStatus: '0-1' } }), 'sales'],
  ['queue, searched', queue({ filter: { q: 'monroe' } }), 'sales'],
  ['counts of the tabs', '/api/sales/GetGroupQuoteCounts', 'sales'],
  ['error report of groups', groupErrors({}), 'sales'],
  ['error report of members', list('/api/sales/GetSmallGroupMemberErrors', {}), 'sales'],
  ['error report of payments', list('/api/sales/GetPaymentErrorReport', {}), 'sales'],
  ['counts of the error reports', '/api/sales/GetErrorCounts', 'sales'],
  ['messages of the group report', '/api/sales/GetErrorMessages?report=group', 'sales'],
  ['upcoming renewals', list('/api/sales/GetUpcomingPassiveRenewals', {}), 'sales'],
  ['audit trail', list('/api/audit', {}), 'superuser'],
];

/** The console at 200,000 rows of everything against 10,000, and its lists against their floor, on MySQL or MariaDB. */
export async function salesBench(): Promise<Finding[]> {
  const [few, many] = [await consoleOf(FEW), await consoleOf(MANY)];
  if (!few || !many) {
    console.warn('Not measured: the console needs MySQL or MariaDB.');
    return [];
  }
  try {
    const { database, url } = many;
    const findings = await salesFloors({ database, url, session: await many.sessionOf('sales') });
    for (const [point, path, userName] of CALLS) {
      const measured = await inTurns(
        () => many.p99(path, userName),
        () => few.p99(path, userName),
        ROUNDS,
      );
      findings.push(compared(`${point}, p99 at ${MANY} rows against ${FEW}`, measured));
    }
    const file = await inTurns(many.exportSeconds, few.exportSeconds, 1);
    findings.push(noTarget(compared('queue as a file, seconds', file)));
    return findings;
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
}

const compared = (point: string, { ours, floor, ratio }: Awaited<ReturnType<typeof inTurns>>): Finding =>
  atMost(point, ratio, LIMIT, `${ours.toFixed(1)}, ${floor.toFixed(1)}`);

/** A server of its own over so many rows of everything. */
async function consoleOf(rows: number) {
  const database = await mysqlBenchDatabase();
  if (!database) {
    return null;
  }
  await salesRows(database, rows);
  const server = await startServer(`bench-sales-${rows}`, { DATABASE_URL: database.url, JOBS_POLL_MS: '0' });
  const sessions = new Map<string, ApiSession>();
  const sessionOf = async (userName: string): Promise<ApiSession> => {
    const session = sessions.get(userName) ?? (await signInToApi(server.url, userName));
    sessions.set(userName, session);
    return session;
  };
  return {
    database,
    url: server.url,
    sessionOf,
    p99: async (path: string, userName: string): Promise<number> => {
      const session = await sessionOf(userName);
      await session.get(path);
      return percentile99({ url: server.url + path, headers: session.headers }, { seconds: 1 });
    },
    exportSeconds: async (): Promise<number> => {
      const started = performance.now();
      const { headers } = await sessionOf('sales');
      const answer = await fetch(server.url + queueAsFile, { headers });
      if (!answer.ok) {
        throw new Error(`The queue could not be exported: ${answer.status}.`);
      }
      await answer.arrayBuffer();
      return (performance.now() - started) / 1000;
    },
    stop: async () => {
      await server.stop();
      await database.drop();
    },
  };
}
