import type { EntityManager } from 'typeorm';
import { repeatGroups } from '../../backend/src/quoting/groups/group-activity.repository.ts';
import { repeatHouseholds } from '../../backend/src/quoting/quotes/quote-activity.repository.ts';
import type { BenchDatabase } from './bench-database.ts';

/** Columns of the new rows, as SQL over `source`. */
type Values = Record<string, string>;

/** As a literal of MySQL, in UTC. */
export const sqlInstant = (at: Date): string => `TIMESTAMP'${at.toISOString().slice(0, 19).replace('T', ' ')}'`;

/** What the product repeats in the books of agents, of rows that were inserted beside it. */
export async function repeatInBooks(
  database: Pick<BenchDatabase, 'query'> & { kind?: BenchDatabase['kind'] },
): Promise<void> {
  const type = database.kind === 'SQLite' ? 'better-sqlite3' : 'mariadb';
  const tx = { connection: { options: { type } }, query: database.query } as unknown as EntityManager;
  await repeatGroups(tx);
  await repeatHouseholds(tx);
}

/** One new row for each row of `from`, a SELECT; in one statement, however many there are. */
export async function rowsFor(
  database: Pick<BenchDatabase, 'query'>,
  table: string,
  from: string,
  values: Values,
): Promise<void> {
  await database.query(
    `INSERT INTO \`${table}\` (${Object.keys(values).join(',')}) SELECT ${Object.values(values).join(',')} FROM (${from}) source`,
  );
}

/** The same as copies of the table's first row, with these columns changed. */
export const copiesFor = (
  database: Pick<BenchDatabase, 'query'>,
  table: string,
  from: string,
  values: Values,
): Promise<void> => copiesOf(database, table, `SELECT * FROM \`${table}\` ORDER BY id LIMIT 1`, { from, values });

/** The same as copies of the row that another SELECT finds. */
export async function copiesOf(
  database: Pick<BenchDatabase, 'query'>,
  table: string,
  first: string,
  { from, values }: { from: string; values: Values },
): Promise<void> {
  const [row] = await database.query<object>(first);
  if (!row) {
    throw new Error(`The demo data has no ${table}.`);
  }
  const kept = Object.keys(row).filter((column) => column !== 'id' && !(column in values));
  const copied = Object.fromEntries(kept.map((column) => [column, `sample.${column}`]));
  await database.query(
    `INSERT INTO \`${table}\` (${[...Object.keys(values), ...kept].join(',')})
     SELECT ${[...Object.values(values), ...Object.values(copied)].join(',')} FROM (${from}) source JOIN (${first}) sample`,
  );
}
