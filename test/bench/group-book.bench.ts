import { startServer, type RunningServer } from '../support/running-server.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { mysqlBenchDatabase } from './bench-database.ts';
import { enrolledGroups } from './enrolled-groups.ts';
import { millisecondsPerRequest, percentile99, type Target } from './load.ts';
import { peakMemoryMb } from './process-memory.ts';
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
      await exportMemory(server, small, big),
      await listBesideExport(server, small, big),
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

/** Loaded lists first, so that what is counted is the file's. */
async function exportMemory(server: RunningServer, small: ApiSession, big: ApiSession): Promise<Finding> {
  await percentile99(target(server, big, page(0)));
  await exportBook(server, small);
  const before = peakMemoryMb(server.processId);
  await exportBook(server, big);
  const after = peakMemoryMb(server.processId);
  const ratio = before && after ? after / before : Number.NaN;
  return atMost('group book, peak memory of a CSV of 50,000 against 10,000', ratio, 1.2, `${after?.toFixed(0)} MB`);
}

async function listBesideExport(server: RunningServer, small: ApiSession, big: ApiSession): Promise<Finding> {
  const list = target(server, small, page(0));
  const { ours, floor, ratio } = await inTurns(
    async () => {
      let isMeasured = false;
      const exports = (async () => {
        while (!isMeasured) {
          await exportBook(server, big);
        }
      })();
      const milliseconds = await millisecondsPerRequest(list);
      isMeasured = true;
      await exports;
      return milliseconds;
    },
    () => millisecondsPerRequest(list),
    ROUNDS,
  );
  return atMost(
    'group book, a list while a CSV is written',
    ratio,
    1.5,
    `${ours.toFixed(1)} ms, ${floor.toFixed(1)} ms`,
  );
}

/** Reads the whole file without keeping it. */
async function exportBook({ url }: RunningServer, { headers }: ApiSession): Promise<void> {
  const answer = await fetch(`${url}${PATH}.csv`, { headers });
  if (!answer.ok || !answer.body) {
    throw new Error(`The book could not be exported: ${answer.status}.`);
  }
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    void part.length;
  }
}
