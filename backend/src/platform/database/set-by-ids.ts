import type { EntityManager } from 'typeorm';
import type { StoredValue } from './insert-rows.ts';

/** Rows per statement: SQLite and MySQL accept three values for each of them. */
const ROWS_PER_STATEMENT = 500;

/** Sets one column to a different value in each of many rows, with few statements. Row versions are unchanged. */
export async function setByIds(
  tx: EntityManager,
  table: string,
  column: string,
  values: readonly (readonly [id: number, value: StoredValue])[],
): Promise<void> {
  for (let first = 0; first < values.length; first += ROWS_PER_STATEMENT) {
    const some = values.slice(first, first + ROWS_PER_STATEMENT);
    const cases = some.map(() => 'WHEN ? THEN ?').join(' ');
    const marks = some.map(() => '?').join(',');
    await tx.query(`UPDATE ${table} SET ${column} = CASE id ${cases} END WHERE id IN (${marks})`, [
      ...some.flat(),
      ...some.map(([id]) => id),
    ]);
  }
}
