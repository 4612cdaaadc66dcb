import type { EntityManager } from 'typeorm';
import { preparedRows } from './run-sql.ts';
import { joined, Sql, sql } from './sql.ts';

/** One of several SELECTs sent as one. */
export interface Question<Row extends object> {
  columns: { readonly [Name in keyof Row]: Sql };
  /** Starts at FROM. Rows have no order. */
  from: Sql;
}

/**
 * Combines several queries into one statement: the round trip costs more than such a SELECT. Each row names its query and has its columns
 * as JSON: flags are 0 or 1, days and instants are text.
 */
export async function askTogether<Rows extends Record<keyof Rows, object>>(
  manager: EntityManager,
  questions: { readonly [Name in keyof Rows]: Question<Rows[Name]> },
): Promise<{ [Name in keyof Rows]: Rows[Name][] }> {
  const asked = Object.entries<AnyQuestion>(questions);
  const rows = await preparedRows<{ question: string; facts: string | unknown[] }>(
    manager,
    joined(asked.map(selectOf), ' UNION ALL '),
  );
  const answers = Object.fromEntries(asked.map(([name]) => [name, [] as object[]]));
  const columnsOf = new Map(asked.map(([name, { columns }]) => [name, Object.keys(columns)]));
  for (const { question, facts } of rows) {
    // MariaDB and SQLite return text, the MySQL driver a parsed value.
    const values = (typeof facts === 'string' ? JSON.parse(facts) : facts) as unknown[];
    answers[question]!.push(Object.fromEntries(columnsOf.get(question)!.map((column, at) => [column, values[at]])));
  }
  return answers as { [Name in keyof Rows]: Rows[Name][] };
}

type AnyQuestion = Question<Record<string, unknown>>;

const selectOf = ([name, { columns, from }]: [string, AnyQuestion]): Sql =>
  sql`SELECT ${new Sql([`'${name}'`])} AS question, JSON_ARRAY(${joined(Object.values(columns), ', ')}) AS facts ${from}`;
