import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

type NewRow<Row> = QueryDeepPartialEntity<Row>;

/** Inserts rows and reads nothing back. TypeORM's own insert asks for what the database filled in: on SQLite that is a second statement. */
export async function addRows<Row extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<Row>,
  rows: NewRow<Row> | readonly NewRow<Row>[],
): Promise<void> {
  await inserting(tx, table, rows).execute();
}

/** The same for one row whose id the database counts. @returns its id */
export async function addRow<Row extends ObjectLiteral & { id: number }>(
  tx: EntityManager,
  table: EntityTarget<Row>,
  row: NewRow<Row>,
): Promise<number> {
  const { raw } = (await inserting(tx, table, row).execute()) as { raw: number | { insertId: number } };
  return typeof raw === 'number' ? raw : raw.insertId;
}

const inserting = <Row extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<Row>,
  rows: NewRow<Row> | readonly NewRow<Row>[],
) =>
  tx
    .createQueryBuilder()
    .insert()
    .into(table)
    .values(rows as NewRow<Row>[])
    .updateEntity(false);
