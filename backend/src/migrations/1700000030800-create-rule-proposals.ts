import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { day, foreignKey, id, index, instant, int, nullable, text } from '../platform/database/columns.ts';

const NAME = 'rule_proposals';

/** Business rules that internal staff propose and super users decide on. */
export class CreateRuleProposals1700000030800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(TABLE, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(NAME);
  }
}

const TABLE = new Table({
  name: NAME,
  columns: [
    id('id'),
    int('replacesId', nullable),
    int('configSource'),
    text('ruleKey', 80),
    text('value', 2000),
    text('description', 500),
    day('effectiveDate'),
    day('termDate', nullable),
    day('quoteEffectiveStartDate', nullable),
    day('quoteEffectiveEndDate', nullable),
    text('reason', 500),
    text('status', 10),
    int('proposedByUserId'),
    instant('proposedAt'),
    int('decidedByUserId', nullable),
    instant('decidedAt', nullable),
    text('decisionReason', 500),
  ],
  indices: [
    index(NAME, ['status', 'id']),
    index(NAME, ['replacesId']),
    index(NAME, ['proposedByUserId']),
    index(NAME, ['decidedByUserId']),
  ],
  foreignKeys: [
    foreignKey(NAME, 'replacesId', 'business_rules', 'RESTRICT'),
    foreignKey(NAME, 'proposedByUserId', 'users', 'RESTRICT'),
    foreignKey(NAME, 'decidedByUserId', 'users', 'RESTRICT'),
  ],
});
