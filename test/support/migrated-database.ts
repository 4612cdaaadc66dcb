import { readFile, writeFile } from 'node:fs/promises';
import { createConnection, format, type Connection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { seedBusinessRules } from '../../backend/src/platform/business-rules/seed-business-rules.ts';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Gives an empty database the contents of the first one. */
type Fill = (empty: TestDatabase) => Promise<void>;
type Cell = string | number | Buffer | null;

/** The day on which every test database's default rules were created. */
const SEEDED_ON = isoDate('2026-11-20');

let fill: Promise<Fill> | undefined;

/** A separate database with the tables and the default business rules. The migrations run once per process. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  fill ??= migrateOnce();
  const copyTo = await fill;
  const empty = await createTestDatabase();
  await copyTo(empty);
  return empty;
}

/** Migrates a database that is new, or from createMigratedDatabase, where nothing is left to do. */
export async function prepare(database: DataSource): Promise<void> {
  await database.runMigrations();
  await seedBusinessRules(database, SEEDED_ON);
}

async function migrateOnce(): Promise<Fill> {
  const first = await createTestDatabase();
  try {
    const database = await new DataSource(await databaseOptions(first.url)).initialize();
    await prepare(database).finally(() => database.destroy());
    return await (first.url.startsWith('sqlite:') ? copyOfFile(first) : copyOfTables(first));
  } finally {
    await first.drop();
  }
}

async function copyOfFile({ url }: TestDatabase): Promise<Fill> {
  const bytes = await readFile(fileOf(url));
  return (empty) => writeFile(fileOf(empty.url), bytes);
}

const fileOf = (url: string): string => url.slice('sqlite:'.length);

/** The server's own CREATE TABLE statements, and the rows; foreign key checks are off meanwhile, because tables refer to later ones. */
async function copyOfTables({ url }: TestDatabase): Promise<Fill> {
  const statements = await connected(url, async (connection) => {
    const tables = (await rowsOf(connection, 'SHOW TABLES')).map(([name]) => String(name));
    return Promise.all(tables.map((table) => statementsFor(connection, table)));
  });
  const sql = ['SET foreign_key_checks = 0', ...statements.flat()].join(';\n');
  return (empty) => connected(empty.url, async (connection) => void (await connection.query(sql)));
}

async function statementsFor(connection: Connection, table: string): Promise<string[]> {
  const [made] = await rowsOf(connection, format('SHOW CREATE TABLE ??', [table]));
  const rows = await rowsOf(connection, format('SELECT * FROM ??', [table]));
  return [String(made?.[1]), ...(rows.length > 0 ? [format('INSERT INTO ?? VALUES ?', [table, rows])] : [])];
}

async function rowsOf(connection: Connection, sql: string): Promise<Cell[][]> {
  const [rows] = await connection.query({ sql, rowsAsArray: true });
  return rows as Cell[][];
}

async function connected<Result>(uri: string, work: (connection: Connection) => Promise<Result>): Promise<Result> {
  // As text, so that values are written back exactly as read.
  const asText = { dateStrings: true, jsonStrings: true, supportBigNumbers: true, bigNumberStrings: true };
  const connection = await createConnection({ uri, charset: 'utf8mb4', multipleStatements: true, ...asText });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
