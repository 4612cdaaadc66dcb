import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  day,
  flag,
  foreignKey,
  id,
  index,
  instant,
  int,
  longText,
  nullable,
  text,
} from '../platform/database/columns.ts';

/** Groups and their agents; quotes, their agents and the moves of their status. */
export class CreateGroupsAndQuotes1700000004000 implements MigrationInterface {
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

const key = (name: string) => int(name, { isPrimary: true });

const TABLES = [
  new Table({
    name: 'groups',
    columns: [
      id('id'),
      text('groupEnterpriseId', 20, nullable),
      text('name', 150),
      text('taxId', 9, nullable),
      text('sicCode', 4, nullable),
      text('phoneNumber', 10, nullable),
      text('email', 254, nullable),
      text('addressLine1', 100),
      text('addressLine2', 100, nullable),
      text('city', 60),
      text('stateCode', 2),
      text('postalCode', 10),
      text('county', 60),
      text('countyFips', 5),
      int('rateArea'),
      longText('billingAddress', nullable),
      flag('religiousFlag'),
      flag('isCamadGroup'),
      flag('isAgentBrokerGroup'),
      flag('totalHealthcare'),
      flag('isLargeToSmallRolloverGroup'),
      flag('isRolloverToLargeGroup'),
      flag('isRenewOlfo'),
      int('totalEligibleEmployees', nullable),
      day('renewalDate', nullable),
      day('lastEffectiveDate', nullable),
      int('createdByUserId'),
      instant('createdAt'),
      instant('modifiedAt'),
      instant('activityAt'),
      int('version'),
    ],
    indices: [
      index('groups', ['groupEnterpriseId']),
      index('groups', ['name']),
      index('groups', ['taxId']),
      index('groups', ['postalCode']),
      index('groups', ['renewalDate']),
      index('groups', ['createdByUserId']),
      index('groups', ['activityAt']),
    ],
    foreignKeys: [foreignKey('groups', 'createdByUserId', 'users', 'RESTRICT')],
  }),
  new Table({
    name: 'group_agents',
    columns: [key('groupId'), key('agentId'), int('position')],
    indices: [index('group_agents', ['agentId'])],
    foreignKeys: [
      foreignKey('group_agents', 'groupId', 'groups', 'CASCADE'),
      foreignKey('group_agents', 'agentId', 'agents', 'RESTRICT'),
    ],
  }),
  new Table({
    name: 'quotes',
    columns: [
      id('id'),
      int('groupId'),
      text('quoteType', 24),
      text('name', 100),
      text('status', 24),
      day('effectiveDate'),
      day('renewalDate', nullable),
      int('readOnlyReason', { default: 0 }),
      flag('isDeleted'),
      int('createdByUserId'),
      instant('createdAt'),
      instant('modifiedAt'),
      int('version'),
    ],
    indices: [
      index('quotes', ['groupId', 'modifiedAt']),
      index('quotes', ['status', 'modifiedAt']),
      index('quotes', ['modifiedAt']),
      index('quotes', ['effectiveDate']),
      index('quotes', ['createdByUserId']),
    ],
    foreignKeys: [
      foreignKey('quotes', 'groupId', 'groups', 'RESTRICT'),
      foreignKey('quotes', 'createdByUserId', 'users', 'RESTRICT'),
    ],
  }),
  new Table({
    name: 'quote_agents',
    columns: [key('quoteId'), key('agentId'), int('position')],
    indices: [index('quote_agents', ['agentId'])],
    foreignKeys: [
      foreignKey('quote_agents', 'quoteId', 'quotes', 'CASCADE'),
      foreignKey('quote_agents', 'agentId', 'agents', 'RESTRICT'),
    ],
  }),
  new Table({
    name: 'quote_events',
    columns: [
      id('id'),
      int('quoteId'),
      text('fromStatus', 24, nullable),
      text('toStatus', 24),
      int('userId', nullable),
      instant('at'),
      text('why', 200),
    ],
    indices: [index('quote_events', ['quoteId']), index('quote_events', ['userId'])],
    foreignKeys: [
      foreignKey('quote_events', 'quoteId', 'quotes', 'CASCADE'),
      foreignKey('quote_events', 'userId', 'users', 'RESTRICT'),
    ],
  }),
];
