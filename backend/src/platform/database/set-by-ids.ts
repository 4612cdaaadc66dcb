import type { EntityManager } from 'typeorm';
import type { StoredValue } from './insert-rows.ts';

/** SQLite and MySQL take three values for each of so many rows. */
const ROWS_PER_STATEMENT = 500;

/** Gives one column of many rows a value of its own each, with few statements. Versions of the rows stay. */
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
