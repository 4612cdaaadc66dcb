import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, id, index, instant, int, nullable, text, unique } from '../platform/database/columns.ts';

/** What the employer of a quote pays towards the premiums. */
export class CreateContributions1700000013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(CONTRIBUTIONS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(CONTRIBUTIONS);
  }
}

const CONTRIBUTIONS = new Table({
  name: 'contributions',
  columns: [
    id('id'),
    int('quoteId'),
    text('coverage', 10),
    text('method', 24),
    int('employeeOnly'),
    int('employeeAndSpouse'),
    int('employeeAndChildren'),
    int('family'),
    int('referencePlanId', nullable),
    int('budgetCents', nullable),
    instant('modifiedAt'),
    int('version'),
  ],
  indices: [unique('contributions', ['quoteId', 'coverage']), index('contributions', ['referencePlanId'])],
  foreignKeys: [
    foreignKey('contributions', 'quoteId', 'quotes', 'CASCADE'),
    foreignKey('contributions', 'referencePlanId', 'plans', 'RESTRICT'),
  ],
});
