import { startServer } from '../support/running-server.ts';
import { type ApiSession, signInToApi } from './api-session.ts';
import { type BenchDatabase, mysqlBenchDatabase } from './bench-database.ts';
import { createQuoteOf120 } from './demo-quote.ts';
import { BESIDE, type Work, workOf } from './database-work.ts';
import { manyContracts } from './many-contracts.ts';
import { type Finding, noTarget } from './report.ts';
import { salesRows } from './sales-rows.ts';
import { DEEP_LISTS, FIGURES, FIRST_PAGES, type Read, type Reader, rowsIn } from './work-lists.ts';

const IS_FULL = process.argv.includes('--full');
const QUOTES = IS_FULL ? 800_000 : 80_000;
const CONTRACTS = 1_000_000;
const DEEP = [1_000, 16_000];

/**
 * What MySQL or MariaDB does for one answer, over 20,000 groups with four quotes each, as it counts it itself: free of noise, if
 * nobody else uses the server. What a process keeps for a few seconds is kept here too. With --full over 200,000 groups and 1,000,000
 * contracts, and what the largest tables take: the figures of docs/production.md, "How much it takes".
 */
export async function workBench(): Promise<Finding[]> {
  const database = await mysqlBenchDatabase();
  if (!database) {
    console.warn('Not measured: the work of the database needs MySQL or MariaDB.');
    return [];
  }
  await salesRows(database, QUOTES);
  if (IS_FULL) {
    await manyContracts(database, 'A1004', CONTRACTS);
  }
  const server = await startServer('bench-work', { DATABASE_URL: database.url, JOBS_POLL_MS: '0' });
  const sessions = new Map<Reader, ApiSession>();
  const sessionOf = async (reader: Reader): Promise<ApiSession> => {
    const session = sessions.get(reader) ?? (await signInToApi(server.url, reader));
    sessions.set(reader, session);
    return session;
  };
  /** Of the second of two equal calls. */
  const read = async ([, reader, path, body]: Read) => {
    const session = await sessionOf(reader);
    const ask = () => (body ? session.send<unknown>('POST', path, body) : session.get<unknown>(path));
    await ask();
    return workOf(database, ask);
  };
  try {
    const agent = await sessionOf('agent');
    const { Id } = await createQuoteOf120(agent);
    const plans = await agent.get<{ PlanId: number; IsMedical: boolean }[]>(`/api/plan/GetAllPlans/${Id}`);
    const SelectedPlanIds = plans
      .filter(({ IsMedical }) => IsMedical)
      .slice(0, 3)
      .map(({ PlanId }) => PlanId);
    const save = () =>
      agent.send('PUT', `/api/plan/PutSelections/${Id}`, {
        SelectedPlanIds,
        AssignedPlanForMembers: [],
        IsRequestForCreateProposal: false,
      });
    await save();
    // Who has changed something is told no kept totals for a while: what is read next is read by agents who have not.
    sessions.clear();
    const findings = [
      ...(IS_FULL ? await sizesOf(database) : []),
      inStatements('quote by id', await read(['', 'agent', `/api/quote/${Id}`]), 3),
      inStatements('GetAllPlans', await read(['', 'agent', `/api/plan/GetAllPlans/${Id}`]), 3),
      inStatements('a plan save', await workOf(database, save), 10),
    ];
    for (const page of FIRST_PAGES) {
      const { answer, ...work } = await read(page);
      findings.push(inRows(`${page[0]}, first page (${page[1]})`, work, 50 * Math.max(rowsIn(answer), 1)));
    }
    for (const figures of FIGURES) {
      findings.push(inRows(`${figures[0]} (${figures[1]})`, await read(figures), 500));
    }
    for (const first of DEEP) {
      for (const [what, reader, pathAt] of DEEP_LISTS) {
        findings.push(
          inRows(`${what} from ${first} (${reader})`, await read([what, reader, pathAt(first)]), 3 * first),
        );
      }
    }
    return findings;
  } finally {
    await server.stop();
    await database.drop();
  }
}

/** Of the twelve largest tables, with their indexes. */
async function sizesOf(database: BenchDatabase): Promise<Finding[]> {
  const tables = await database.query<{ name: string; kept: string; bytes: string }>(
    `SELECT table_name AS name, table_rows AS kept, data_length + index_length AS bytes FROM information_schema.tables
     WHERE table_schema = DATABASE() ORDER BY data_length + index_length DESC LIMIT 12`,
  );
  return tables.map(({ name, kept, bytes }) =>
    noTarget({
      point: name,
      measured: `${kept} rows, ${Math.round(Number(bytes) / 1e6)} MB, ${Math.round(Number(bytes) / Number(kept))} bytes each`,
      target: '',
      met: true,
    }),
  );
}

const inStatements = (point: string, { statements, rowsRead }: Work, most: number): Finding => ({
  point,
  measured: `${statements - BESIDE} statements and the session (${rowsRead} rows read)`,
  target: `at most ${most}`,
  met: statements - BESIDE <= most,
});

const inRows = (point: string, { statements, rowsRead }: Work, most: number): Finding => ({
  point,
  measured: `${rowsRead} rows read (${statements} statements)`,
  target: `at most ${most}`,
  met: rowsRead <= most,
});
