import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { isSqlite } from './is-sqlite.ts';
import type { Sql } from './sql.ts';

/** The part of mysql2's pool that is used here. */
interface Pool {
  execute(sql: string, values: unknown[], done: (error: Error | null, rows: unknown) => void): void;
}

/** The rows of a SELECT as the driver returns them: instants are text on SQLite (`toInstant`), flags 0 or 1, sums sometimes text. */
export const rowsOf = <Row>(manager: EntityManager, { text, values }: Sql): Promise<Row[]> =>
  manager.query(text, [...values]);

/** Runs an INSERT, UPDATE or DELETE. */
export async function write(tx: EntityManager, { text, values }: Sql): Promise<void> {
  await tx.query(text, [...values]);
}

/**
 * Like `rowsOf`, for frequent SELECTs that must be fast. A prepared statement on MySQL: the server parses the text once per
 * connection, and TypeORM's overhead is larger than the query itself. Inside a transaction it runs as part of it.
 * Every connection caches every text, so there must be few: use `roundedList` for lists.
 */
export function preparedRows<Row>(manager: EntityManager, statement: Sql): Promise<Row[]> {
  if (manager.queryRunner || isSqlite(manager)) {
    return rowsOf(manager, statement);
  }
  const { text, values } = statement;
  const pool = poolOf(manager.dataSource);
  return new Promise((resolve, reject) => {
    pool.execute(text, [...values], (error, rows) =>
      error ? reject(new QueryFailedError(text, [...values], error)) : resolve(rows as Row[]),
    );
  });
}

const poolOf = ({ driver }: DataSource): Pool => (driver as unknown as { pool: Pool }).pool;
