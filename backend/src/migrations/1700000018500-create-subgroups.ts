import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, id, index, int, nullable, text, unique } from '../platform/database/columns.ts';

/** The employers of each application, to be found by their tax ids. */
export class CreateSubgroups1700000018500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(SUBGROUPS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SUBGROUPS);
  }
}

const SUBGROUPS = new Table({
  name: 'subgroups',
  columns: [
    id('id'),
    int('applicationId'),
    text('subGroupId', 4),
    text('name', 150),
    text('taxId', 9, nullable),
    text('status', 10),
  ],
  indices: [unique('subgroups', ['applicationId', 'subGroupId']), index('subgroups', ['taxId'])],
  foreignKeys: [foreignKey('subgroups', 'applicationId', 'applications', 'CASCADE')],
});
