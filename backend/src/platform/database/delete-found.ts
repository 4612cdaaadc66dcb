import type { EntityManager } from 'typeorm';

/**
 * Deletes the rows of these parents, where there are any. A DELETE that finds nothing locks, on MySQL, the gap at the end of the index
 * in which the rows of every new parent go: of two that are created at once each would stop the other.
 */
export async function deleteFound(
  tx: EntityManager,
  table: string,
  column: string,
  parentIds: readonly number[],
): Promise<void> {
  const found: { id: number }[] = await tx.query(
    `SELECT DISTINCT ${column} AS id FROM ${table} WHERE ${column} IN (${marksOf(parentIds)})`,
    [...parentIds],
  );
  await deleteKnown(
    tx,
    table,
    column,
    found.map(({ id }) => id),
  );
}

/** The same where the caller has looked already: each of these parents has rows. */
export async function deleteKnown(
  tx: EntityManager,
  table: string,
  column: string,
  parentIds: readonly number[],
): Promise<void> {
  if (parentIds.length > 0) {
    await tx.query(`DELETE FROM ${table} WHERE ${column} IN (${marksOf(parentIds)})`, [...parentIds]);
  }
}

export const marksOf = (values: readonly unknown[]): string => values.map(() => '?').join(',');
