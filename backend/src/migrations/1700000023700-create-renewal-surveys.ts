import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { day, foreignKey, id, index, instant, int, nullable, text, unique } from '../platform/database/columns.ts';

/** Whether groups mean to renew: what their agents were asked and what they answered. */
export class CreateRenewalSurveys1700000023700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(TABLE, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}

const TABLE = new Table({
  name: 'renewal_surveys',
  columns: [
    id('id'),
    int('groupId'),
    day('renewalDate'),
    int('askedByUserId'),
    instant('askedAt'),
    text('answer', 12, nullable),
    int('answeredByUserId', nullable),
    instant('answeredAt', nullable),
  ],
  indices: [
    unique('renewal_surveys', ['groupId', 'renewalDate']),
    index('renewal_surveys', ['askedByUserId']),
    index('renewal_surveys', ['answeredByUserId']),
  ],
  foreignKeys: [
    foreignKey('renewal_surveys', 'groupId', 'groups', 'CASCADE'),
    foreignKey('renewal_surveys', 'askedByUserId', 'users', 'RESTRICT'),
    foreignKey('renewal_surveys', 'answeredByUserId', 'users', 'SET NULL'),
  ],
});
