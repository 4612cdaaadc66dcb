import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { rowsOf } from './run-sql.ts';
import { list, type Sql, sql, table } from './sql.ts';
import type { Stored } from './stored.ts';

/**
 * Deletes the rows of these parents, if there are any. On MySQL a DELETE that finds nothing locks the gap at the end of the index, where
 * the rows of every new parent go: two parents created at the same time would block each other.
 */
export async function deleteFound<Row extends object>(
  tx: EntityManager,
  entity: Stored<Row>,
  column: keyof Row & string,
  parentIds: readonly number[],
): Promise<void> {
  const rows = table(entity);
  const parent = (rows as unknown as Record<string, Sql>)[column]!;
  const found = await rowsOf<{ id: number }>(
    tx,
    sql`SELECT DISTINCT ${parent} AS id FROM ${rows} WHERE ${parent} IN (${list(parentIds)})`,
  );
  await deleteKnown(
    tx,
    entity,
    column,
    found.map(({ id }) => id),
  );
}

/** Same for a caller who has already checked: each of these parents has rows. */
export async function deleteKnown<Row extends object>(
  tx: EntityManager,
  entity: Stored<Row>,
  column: keyof Row & string,
  parentIds: readonly number[],
): Promise<void> {
  if (parentIds.length > 0) {
    await tx.delete(entity, { [column]: In([...parentIds]) } as FindOptionsWhere<Row>);
  }
}
