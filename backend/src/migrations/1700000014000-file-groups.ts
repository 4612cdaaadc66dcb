import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { day, foreignKey, id, index, int, nullable, text } from '../platform/database/columns.ts';

/** What groups are found by and how books of business are sorted; when a group's coverage ended. Filled by the first start. */
export class FileGroups1700000014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('groups', 'termDate'))) {
      await runner.addColumn('groups', new TableColumn(day('termDate', nullable)));
    }
    await runner.createTable(TERMS, true);
    await runner.createTable(ENTRIES, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(ENTRIES);
    await runner.dropTable(TERMS);
    await runner.dropColumn('groups', 'termDate');
  }
}

const key = (name: string) => int(name, { isPrimary: true });
const byAgentAnd = (column: string) => index('group_book_entries', ['agentId', column, 'groupId']);

const TERMS = new Table({
  name: 'group_search_terms',
  columns: [id('id'), text('term', 60), text('kind', 8), int('groupId')],
  indices: [index('group_search_terms', ['term', 'kind', 'groupId']), index('group_search_terms', ['groupId'])],
  foreignKeys: [foreignKey('group_search_terms', 'groupId', 'groups', 'CASCADE')],
});

const ENTRIES = new Table({
  name: 'group_book_entries',
  columns: [
    key('agentId'),
    key('groupId'),
    text('name', 150),
    text('groupNumber', 20),
    text('phoneNumber', 10, nullable),
    day('effectiveDate', nullable),
    text('email', 254, nullable),
  ],
  indices: [
    byAgentAnd('name'),
    byAgentAnd('groupNumber'),
    byAgentAnd('phoneNumber'),
    byAgentAnd('effectiveDate'),
    byAgentAnd('email'),
    index('group_book_entries', ['groupId']),
  ],
  foreignKeys: [
    foreignKey('group_book_entries', 'agentId', 'agents', 'CASCADE'),
    foreignKey('group_book_entries', 'groupId', 'groups', 'CASCADE'),
  ],
});
