import { SORT_FIELDS } from '../../shared/src/book-of-business/individuals/search-fields.ts';
import type {
  IndividualSearchRequest,
  SearchResult,
} from '../../shared/src/book-of-business/individuals/individual-book.record.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { againstFloor } from './against-floor.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { type BenchDatabase, mysqlBenchDatabase } from './bench-database.ts';
import { exportFindings } from './book-export.ts';
import { contractsFound, contractsPage } from './best-sql.ts';
import { BESIDE, workOf } from './database-work.ts';
import { millisecondsPerRequest, percentile99, type Target } from './load.ts';
import { manyContracts } from './many-contracts.ts';
import { atMost, type Finding, noTarget } from './report.ts';
import { inTurns } from './turns.ts';

/** BENCH_CONTRACTS=1000000 for the size that the targets name. */
const BIG = Number(process.env['BENCH_CONTRACTS'] ?? 10_000);
const SMALL = BIG / 10 > 10_000 ? 10_000 : BIG / 10;
const SIZES = `at ${BIG.toLocaleString('en-US')} against ${SMALL.toLocaleString('en-US')}`;
const ROUNDS = 5;
const PATH = '/api/BobIndividual';
/** 50 for each row of a page of ten. */
const MOST_ROWS = 500;

type Search = Partial<IndividualSearchRequest>;

/** The individual book of one agent, on MySQL or MariaDB: pages in every order, searches, deep pages and the CSV file. */
export async function individualBookBench(): Promise<Finding[]> {
  const database = await mysqlBenchDatabase();
  if (!database) {
    console.warn('Not measured: the individual book needs MySQL or MariaDB.');
    return [];
  }
  try {
    await manyContracts(database, 'A2001', SMALL);
    await manyContracts(database, 'A1001', BIG);
    const server = await startServer('bench-individual-book', { DATABASE_URL: database.url, JOBS_POLL_MS: '0' });
    try {
      const small = await signInToApi(server.url, 'agent2');
      const big = await signInToApi(server.url, 'agent');
      return [
        ...(await rowsRead(database, big)),
        ...(await floors({ database, url: server.url, session: big })),
        ...(await sizeMatters(server, small, big)),
        await deepPage(server, big),
        ...(await exportFindings(server, {
          ...{ name: 'individual book', sizes: SIZES },
          ...{ small: bookOf(server, small), big: bookOf(server, big) },
        })),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
}

const term = (Field: NonNullable<Search['SearchItems']>[number]['Field'], ...Terms: string[]): Search => ({
  SearchItems: [{ Field, Terms, Ranged: false }],
});

/** What a person types, from a whole name to a letter. */
const SEARCHES: readonly (readonly [what: string, search: Search])[] = [
  ['a contract number', term('CONTRACT_ID', 'BA1001-4711')],
  ['a last name', term('MEMBER_LASTNAME', 'Bafoga')],
  ['a letter', term('MEMBER_LASTNAME', 'b')],
  ['all fields, a whole name', term('ALL', 'bafoga ba')],
  ['all fields, a phone', term('ALL', '616 555')],
  ['all fields, nothing', term('ALL', 'qqqq')],
  ['all fields, Active', term('ALL', 'Active')],
  ['all fields, Past due', term('ALL', 'Past due')],
  [
    'a plan that is past due',
    { SearchItems: [...term('PLAN_NAME', 'ppo').SearchItems!, ...term('ALL', 'past due').SearchItems!] },
  ],
];

async function rowsRead(database: BenchDatabase, session: ApiSession): Promise<Finding[]> {
  const measured = async (what: string, search: Search, most = MOST_ROWS): Promise<Finding> => {
    const ask = () => session.send<SearchResult>('POST', `${PATH}/Search`, search);
    await ask();
    const { answer, statements, rowsRead: rows } = await workOf(database, ask);
    return {
      point: `individual book, ${what}`,
      measured: `${rows} rows read (${statements - BESIDE} statements, ${answer.PageCount} pages)`,
      target: `at most ${most}`,
      met: rows <= most,
    };
  };
  const findings: Finding[] = [];
  for (const Field of SORT_FIELDS) {
    for (const Direction of ['ASC', 'DESC'] as const) {
      findings.push(await measured(`by ${Field} ${Direction}`, { SortItems: [{ Field, Direction }] }));
    }
  }
  const deep = BIG / 2;
  findings.push(await measured(`from ${deep}`, { PageIndex: deep / 10 }, 3 * deep));
  for (const [what, search] of SEARCHES) {
    const sorted = await measured(`searched for ${what}`, search);
    // A few hundred that match have to be sorted by another column than the one that found them.
    findings.push(sorted.met ? sorted : noTarget(sorted));
  }
  return findings;
}

async function floors(place: { database: BenchDatabase; url: string; session: ApiSession }): Promise<Finding[]> {
  const [agent] = await place.database.query<{ id: number }>(`SELECT id FROM agents WHERE srcAgentId = 'A1001'`);
  const floor = (what: string, body: Search, asked: string, isCounted: boolean) =>
    againstFloor(`individual book, ${what}`, 0.9, {
      ...place,
      path: `${PATH}/Search`,
      body,
      statements: [...contractsPage(agent!.id, asked), ...(isCounted ? [contractsFound(agent!.id, asked)] : [])],
    });
  return [
    await floor('the first page', {}, '1 = 1', true),
    await floor(
      'a last name',
      term('MEMBER_LASTNAME', 'Bafoga'),
      `c.lastNameKey >= 'bafoga' AND c.lastNameKey < 'bafogb'`,
      true,
    ),
  ];
}

const target = ({ url }: RunningServer, { writingHeaders }: ApiSession, search: Search): Target => ({
  url: `${url}${PATH}/Search`,
  headers: writingHeaders,
  body: JSON.stringify(search),
});

const bookOf = (server: RunningServer, session: ApiSession) => {
  const list = target(server, session, {});
  return { list, file: { ...list, url: `${list.url}.csv` } };
};

async function sizeMatters(server: RunningServer, small: ApiSession, big: ApiSession): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, search] of [
    ['p99', {}],
    ['searched, p99', term('ALL', 'bafoga')],
  ] as const) {
    const { ours, floor, ratio } = await inTurns(
      () => percentile99(target(server, big, search)),
      () => percentile99(target(server, small, search)),
      ROUNDS,
    );
    findings.push(
      atMost(`individual book, ${what} ${SIZES}`, ratio, 1.5, `${ours.toFixed(0)} ms, ${floor.toFixed(0)} ms`),
    );
  }
  return findings;
}

async function deepPage(server: RunningServer, big: ApiSession): Promise<Finding> {
  const PageIndex = Math.min(1_600, BIG / 20);
  const { ours, floor, ratio } = await inTurns(
    () => millisecondsPerRequest(target(server, big, { PageIndex })),
    () => millisecondsPerRequest(target(server, big, {})),
    ROUNDS,
  );
  return atMost(
    `individual book, page ${PageIndex} against page 1`,
    ratio,
    6,
    `${ours.toFixed(1)} ms, ${floor.toFixed(1)} ms`,
  );
}
