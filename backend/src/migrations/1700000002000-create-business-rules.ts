import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { day, foreignKey, id, index, instant, int, nullable, text, unique } from '../platform/database/columns.ts';

/** Versions of the business rules, and the row whose lock makes their writers take turns. */
export class CreateBusinessRules1700000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(TABLE, true);
    await runner.query(
      `INSERT INTO system_state (name, value, version) SELECT 'cache:business-rules', '', 0
       WHERE NOT EXISTS (SELECT 1 FROM system_state WHERE name = 'cache:business-rules')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
    await runner.query(`DELETE FROM system_state WHERE name = 'cache:business-rules'`);
  }
}

const TABLE = new Table({
  name: 'business_rules',
  columns: [
    id('id'),
    int('configSource'),
    text('ruleKey', 80),
    text('value', 2000),
    text('description', 500),
    day('effectiveDate'),
    day('termDate', nullable),
    day('quoteEffectiveStartDate', nullable),
    day('quoteEffectiveEndDate', nullable),
    int('supersedesId', nullable),
    instant('createdAt'),
    text('createdBy', 100),
  ],
  indices: [unique('business_rules', ['supersedesId']), index('business_rules', ['ruleKey', 'configSource'])],
  foreignKeys: [foreignKey('business_rules', 'supersedesId', 'business_rules', 'RESTRICT')],
});
