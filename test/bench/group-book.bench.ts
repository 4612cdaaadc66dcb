import { startServer, type RunningServer } from '../support/running-server.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { mysqlBenchDatabase } from './bench-database.ts';
import { exportFindings } from './book-export.ts';
import { enrolledGroups } from './enrolled-groups.ts';
import { millisecondsPerRequest, percentile99, type Target } from './load.ts';
import { atMost, type Finding, noTarget } from './report.ts';
import { inTurns } from './turns.ts';

const SMALL = 10_000;
const BIG = 50_000;
const ROUNDS = 5;
const PATH = '/api/bobsmallgroup';

/** The group book of one agent at 10,000 and at 50,000 groups, on MySQL or MariaDB: lists, deep pages, search, and the CSV file. */
export async function groupBookBench(): Promise<Finding[]> {
  const database = await mysqlBenchDatabase();
  if (!database) {
    console.warn('Not measured: the group book needs MySQL or MariaDB.');
    return [];
  }
  await enrolledGroups(database, 'agent2', SMALL);
  await enrolledGroups(database, 'agent', BIG);
  const server = await startServer('bench-group-book', { DATABASE_URL: database.url });
  try {
    const small = await signInToApi(server.url, 'agent2');
    const big = await signInToApi(server.url, 'agent');
    return [
      await sizeMatters(server, small, big),
      await deepPage(server, big),
      await search(server, small, big),
      ...(await exportFindings(server, {
        ...{ name: 'group book', sizes: 'of 50,000 against 10,000' },
        ...{ small: bookOf(server, small), big: bookOf(server, big) },
      })),
    ];
  } finally {
    await server.stop();
    await database.drop();
  }
}

const page = (first: number, filter: object = {}) => {
  const query = {
    range: JSON.stringify([first, first + 9]),
    sort: '["GroupName","ASC"]',
    filter: JSON.stringify(filter),
  };
  return `${PATH}?${new URLSearchParams(query)}`;
};
const target = ({ url }: RunningServer, { headers }: ApiSession, path: string): Target => ({
  url: url + path,
  headers,
});

const bookOf = (server: RunningServer, session: ApiSession) => ({
  list: target(server, session, page(0)),
  file: target(server, session, `${PATH}.csv`),
});

async function sizeMatters(server: RunningServer, small: ApiSession, big: ApiSession): Promise<Finding> {
  const { ours, floor, ratio } = await inTurns(
    () => percentile99(target(server, big, page(0))),
    () => percentile99(target(server, small, page(0))),
    ROUNDS,
  );
  return atMost(
    'group book, p99 at 50,000 against 10,000',
    ratio,
    1.5,
    `${ours.toFixed(0)} ms, ${floor.toFixed(0)} ms`,
  );
}

async function deepPage(server: RunningServer, big: ApiSession): Promise<Finding> {
  const { ours, floor, ratio } = await inTurns(
    () => millisecondsPerRequest(target(server, big, page(16_000))),
    () => millisecondsPerRequest(target(server, big, page(0))),
    ROUNDS,
  );
  return atMost('group book, page 1,600 against page 1', ratio, 6, `${ours.toFixed(1)} ms, ${floor.toFixed(1)} ms`);
}

async function search(server: RunningServer, small: ApiSession, big: ApiSession): Promise<Finding> {
  const found = page(0, { q: '4711' });
  const { ours, floor, ratio } = await inTurns(
    () => percentile99(target(server, big, found)),
    () => percentile99(target(server, small, found)),
    ROUNDS,
  );
  return noTarget(
    atMost(
      'group book searched, p99 at 50,000 against 10,000',
      ratio,
      1.5,
      `${ours.toFixed(0)} ms, ${floor.toFixed(0)} ms`,
    ),
  );
}
