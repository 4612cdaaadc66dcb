import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from '../platform/database/columns.ts';

const TABLE = 'quotes';

/** Quotes by days in their status, in the order of the last change: found and sorted within one index, which replaces the one it begins with. */
export class OrderAgedQuotes1700000026500 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return replace(runner, BY_AGE, BY_AGE_AND_CHANGE);
  }

  down(runner: QueryRunner): Promise<void> {
    return replace(runner, BY_AGE_AND_CHANGE, BY_AGE);
  }
}

const BY_AGE = new TableIndex(index(TABLE, ['isDeleted', 'quoteType', 'status', 'statusAt']));
const BY_AGE_AND_CHANGE = new TableIndex(index(TABLE, ['isDeleted', 'quoteType', 'status', 'statusAt', 'modifiedAt']));

/** Whatever was done before a kill is found done. */
async function replace(runner: QueryRunner, old: TableIndex, added: TableIndex): Promise<void> {
  const names = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
  if (!names.includes(added.name)) {
    await runner.createIndex(TABLE, added);
  }
  if (names.includes(old.name)) {
    await runner.dropIndex(TABLE, old);
  }
}
