import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, id, index, instant, int, nullable, text, unique } from '../platform/database/columns.ts';

/** What becomes of a plan in the next year, which groups renew what they have, and the renewals made without their choosing. */
export class CreateRenewals1700000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.createTable(table, true);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) {
      await runner.dropTable(table);
    }
  }
}

const TABLES = [
  new Table({
    name: 'plan_crosswalks',
    columns: [id('id'), int('fromPlanId'), int('toPlanId', nullable), text('countyFips', 5), text('reason', 120)],
    indices: [unique('plan_crosswalks', ['fromPlanId', 'countyFips']), index('plan_crosswalks', ['toPlanId'])],
    foreignKeys: [
      foreignKey('plan_crosswalks', 'fromPlanId', 'plans', 'CASCADE'),
      foreignKey('plan_crosswalks', 'toPlanId', 'plans', 'CASCADE'),
    ],
  }),
  new Table({
    name: 'renewal_choices',
    columns: [int('quoteId', { isPrimary: true }), int('chosenByUserId'), instant('chosenAt')],
    indices: [index('renewal_choices', ['chosenByUserId'])],
    foreignKeys: [
      foreignKey('renewal_choices', 'quoteId', 'quotes', 'CASCADE'),
      foreignKey('renewal_choices', 'chosenByUserId', 'users', 'RESTRICT'),
    ],
  }),
  new Table({
    name: 'passive_renewals',
    columns: [
      id('id'),
      int('quoteId'),
      int('groupId'),
      int('requestedByUserId'),
      instant('requestedAt'),
      instant('finishedAt', nullable),
      text('outcome', 10),
      text('message', 500),
    ],
    indices: [
      index('passive_renewals', ['quoteId']),
      index('passive_renewals', ['groupId']),
      index('passive_renewals', ['requestedByUserId']),
      index('passive_renewals', ['outcome', 'requestedAt']),
    ],
    foreignKeys: [
      foreignKey('passive_renewals', 'quoteId', 'quotes', 'CASCADE'),
      foreignKey('passive_renewals', 'groupId', 'groups', 'RESTRICT'),
      foreignKey('passive_renewals', 'requestedByUserId', 'users', 'RESTRICT'),
    ],
  }),
];
