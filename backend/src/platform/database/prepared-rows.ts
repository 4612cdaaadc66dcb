import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { isSqlite } from './is-sqlite.ts';

/** The part of mysql2's pool that is used here. */
interface Pool {
  execute(sql: string, values: unknown[], done: (error: Error | null, rows: unknown) => void): void;
}

/**
 * The rows of a SELECT that is asked all day, for reads that need to be quick. On MySQL a prepared statement: the server reads the
 * text once per connection, and TypeORM's own work around a query is longer than the query. Inside a transaction it belongs to it.
 *
 * @param sql with `?` for each value: every text is kept by every connection, so there must be few of them
 */
export function preparedRows<Row>(manager: EntityManager, sql: string, values: readonly unknown[]): Promise<Row[]> {
  if (manager.queryRunner || isSqlite(manager)) {
    return manager.query(sql, [...values]);
  }
  const pool = poolOf(manager.dataSource);
  return new Promise((resolve, reject) => {
    pool.execute(sql, [...values], (error, rows) =>
      error ? reject(new QueryFailedError(sql, [...values], error)) : resolve(rows as Row[]),
    );
  });
}

/** `?` for each of so many values, rounded up: lists of any length share a few texts. Give the values by `padded`. */
export const placeholders = (count: number): string => Array(roundedUp(count)).fill('?').join(',');

/** The values of a list as `placeholders` takes them: the last is repeated. There must be one. */
export const padded = (values: readonly number[]): number[] =>
  Array.from({ length: roundedUp(values.length) }, (_, at) => values[Math.min(at, values.length - 1)]!);

/** To a power of two. */
const roundedUp = (count: number): number => 2 ** Math.ceil(Math.log2(Math.max(count, 1)));

const poolOf = ({ driver }: DataSource): Pool => (driver as unknown as { pool: Pool }).pool;
