import type { EntityManager } from 'typeorm';
import { preparedRows } from './prepared-rows.ts';

/** One of several SELECTs that are sent as one. */
export interface Question<Row extends object> {
  /** The SQL of each column. */
  columns: { readonly [Name in keyof Row]: string };
  /** From FROM on. Rows come in no order. */
  from: string;
  values: readonly unknown[];
}

/**
 * Asks in one statement what would be several: the way to the database and back costs more than such a SELECT. Each row says which
 * it belongs to and has its columns as JSON: flags are 0 or 1, days and instants are text.
 */
export async function askTogether<Rows extends Record<keyof Rows, object>>(
  manager: EntityManager,
  questions: { readonly [Name in keyof Rows]: Question<Rows[Name]> },
): Promise<{ [Name in keyof Rows]: Rows[Name][] }> {
  const asked = Object.entries<AnyQuestion>(questions);
  const rows = await preparedRows<{ question: string; facts: string | unknown[] }>(
    manager,
    asked.map(selectOf).join(' UNION ALL '),
    asked.flatMap(([, { values }]) => values),
  );
  const answers = Object.fromEntries(asked.map(([name]) => [name, [] as object[]]));
  const columnsOf = new Map(asked.map(([name, { columns }]) => [name, Object.keys(columns)]));
  for (const { question, facts } of rows) {
    // MariaDB and SQLite answer text, the driver of MySQL what was in it.
    const values = (typeof facts === 'string' ? JSON.parse(facts) : facts) as unknown[];
    answers[question]!.push(Object.fromEntries(columnsOf.get(question)!.map((column, at) => [column, values[at]])));
  }
  return answers as { [Name in keyof Rows]: Rows[Name][] };
}

type AnyQuestion = Question<Record<string, unknown>>;

const selectOf = ([name, { columns, from }]: [string, AnyQuestion]): string =>
  `SELECT '${name}' AS question, JSON_ARRAY(${Object.values(columns).join(', ')}) AS facts ${from}`;
