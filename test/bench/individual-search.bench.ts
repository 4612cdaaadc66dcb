import type { FoundIndividual, IndividualCriteria } from '../../shared/src/search/individual-search.record.ts';
import { startServer } from '../support/running-server.ts';
import { againstFloor } from './against-floor.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { type BenchDatabase, mysqlBenchDatabase } from './bench-database.ts';
import { foundHouseholds } from './best-sql.ts';
import { BESIDE, workOf } from './database-work.ts';
import { type KnownPerson, manyHouseholds } from './many-households.ts';
import { type Finding, noTarget } from './report.ts';

const QUOTES = 1_000_000;
const PATH = `/api/individual/SearchIndividualByCriteria?range=${encodeURIComponent('[0,9]')}`;
/** 50 for each row of a page of ten, however few are found: a book of 200 and a bucket of 15 are looked through for one. */
const MOST_ROWS = 500;

/** By the names of their demo accounts. */
const READERS = ['individualagent', 'agentadmin', 'sales'] as const;
type Reader = (typeof READERS)[number];

interface Search {
  what: string;
  criteria: IndividualCriteria;
  /** The same in SQL, of a household h. */
  asked: string;
}

/** One of 1,000,000 quotes of individuals, found as an agent of 200, as an agency with 20,000 and as staff. On MySQL or MariaDB. */
export async function individualSearchBench(): Promise<Finding[]> {
  const database = await mysqlBenchDatabase();
  if (!database) {
    console.warn('Not measured: the search for individuals needs MySQL or MariaDB.');
    return [];
  }
  try {
    const started = performance.now();
    const known = await manyHouseholds(database, QUOTES);
    console.log(`${QUOTES} quotes inserted in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const server = await startServer('bench-individual-search', { DATABASE_URL: database.url, JOBS_POLL_MS: '0' });
    try {
      const findings: Finding[] = [];
      for (const reader of READERS) {
        const session = await signInToApi(server.url, reader);
        for (const search of searchesFor(known)) {
          findings.push(...(await measured(search, { database, url: server.url, session, reader })));
        }
      }
      return findings;
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
}

/** What a person types: the beginnings of the names, or one thing exactly. A last name without its last letter is that of 244 people. */
function searchesFor({ lastName, firstName, birthDate, quoteId, ssn }: KnownPerson): Search[] {
  const names = { LastName: lastName.slice(0, -1), FirstName: firstName.slice(0, 2) };
  const [last, first] = [names.LastName.toLowerCase(), names.FirstName.toLowerCase()];
  return [
    {
      what: 'names',
      criteria: names,
      asked: `h.lastNameKey >= '${last}' AND h.lastNameKey < '${last}~' AND h.firstNameKey >= '${first}' AND h.firstNameKey < '${first}~'`,
    },
    {
      what: 'birth date',
      criteria: { DateOfBirth: birthDate },
      asked: `h.subscriberBirthDate = '${birthDate}'`,
    },
    { what: 'quote id', criteria: { QuoteId: String(quoteId) }, asked: `h.quoteId = ${quoteId}` },
    { what: 'SSN', criteria: { SSN: ssn }, asked: `h.quoteId = ${quoteId}` },
  ];
}

interface Place {
  database: BenchDatabase;
  url: string;
  session: ApiSession;
  reader: Reader;
}

async function measured(
  { what, criteria, asked }: Search,
  { database, url, session, reader }: Place,
): Promise<Finding[]> {
  const point = `individuals by ${what} (${reader})`;
  const ask = () => session.send<FoundIndividual[]>('POST', PATH, criteria);
  await ask();
  const { answer, statements, rowsRead } = await workOf(database, ask);
  const rows: Finding = {
    point: `${point}, ${answer.length} answered`,
    measured: `${rowsRead} rows read (${statements - BESIDE} statements)`,
    target: `at most ${MOST_ROWS}`,
    met: rowsRead <= MOST_ROWS,
  };
  const statement = foundHouseholds({ asked, visible: VISIBLE[reader] });
  const endpoint = { database, url, session, path: PATH, body: criteria, statements: [statement] };
  // A look-up of one row takes less time than a session and an access check; the floor has neither, and knows whose the SSN is.
  return [rows, noTarget(await againstFloor(point, 0, endpoint))];
}

/** Of a quote's agent x. */
const VISIBLE: Record<Reader, string | null> = {
  individualagent: "x.agentId = (SELECT id FROM agents WHERE srcAgentId = 'A1004')",
  agentadmin: 'x.agentId IN (SELECT id FROM agents WHERE agencyId = (SELECT MIN(id) FROM agencies))',
  sales: null,
};
