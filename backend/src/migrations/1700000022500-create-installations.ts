import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, foreignKey, id, index, instant, int, nullable, text, unique } from '../platform/database/columns.ts';

/** What became of approved groups in the carrier system, and the sandbox that stands in for it. */
export class CreateInstallations1700000022500 implements MigrationInterface {
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
    name: 'installations',
    columns: [
      id('id'),
      int('quoteId'),
      int('groupId'),
      text('status', 10),
      flag('processedWithErrors'),
      text('groupNumber', 20, nullable),
      instant('approvedAt'),
      instant('startedAt'),
      instant('failedAt', nullable),
      text('message', 300),
    ],
    indices: [
      unique('installations', ['quoteId']),
      index('installations', ['groupId']),
      index('installations', ['failedAt']),
    ],
    foreignKeys: [
      foreignKey('installations', 'quoteId', 'quotes', 'CASCADE'),
      foreignKey('installations', 'groupId', 'groups', 'RESTRICT'),
    ],
  }),
  new Table({
    name: 'installation_members',
    columns: [
      id('id'),
      int('installationId'),
      int('censusMemberId'),
      text('status', 10),
      int('failedAttemptId', { default: 0 }),
      instant('failedAt', nullable),
      text('message', 300),
    ],
    indices: [
      unique('installation_members', ['installationId', 'censusMemberId']),
      index('installation_members', ['censusMemberId']),
      index('installation_members', ['failedAt']),
    ],
    foreignKeys: [
      foreignKey('installation_members', 'installationId', 'installations', 'CASCADE'),
      foreignKey('installation_members', 'censusMemberId', 'census_members', 'CASCADE'),
    ],
  }),
  new Table({
    name: 'installation_attempts',
    columns: [
      id('id'),
      int('installationId'),
      int('censusMemberId', nullable),
      instant('at'),
      text('outcome', 12),
      text('detail', 200),
      text('message', 300),
    ],
    indices: [
      index('installation_attempts', ['installationId', 'censusMemberId']),
      index('installation_attempts', ['censusMemberId']),
    ],
    foreignKeys: [
      foreignKey('installation_attempts', 'installationId', 'installations', 'CASCADE'),
      foreignKey('installation_attempts', 'censusMemberId', 'census_members', 'CASCADE'),
    ],
  }),
  new Table({
    name: 'carrier_sandbox_groups',
    columns: [id('id'), text('idempotencyKey', 80), text('reference', 40), instant('installedAt')],
    indices: [unique('carrier_sandbox_groups', ['idempotencyKey']), index('carrier_sandbox_groups', ['reference'])],
  }),
  new Table({
    name: 'carrier_sandbox_members',
    columns: [
      id('id'),
      text('idempotencyKey', 80),
      text('groupReference', 40),
      text('reference', 40),
      instant('installedAt'),
    ],
    indices: [unique('carrier_sandbox_members', ['idempotencyKey']), index('carrier_sandbox_members', ['reference'])],
  }),
];
