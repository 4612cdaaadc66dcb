import { Table, type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import {
  day,
  flag,
  foreignKey,
  id,
  index,
  instant,
  int,
  nullable,
  text,
  unique,
} from '../platform/database/columns.ts';

/** Payments that are held, individual enrollments on their way, and the indexes by which errors are counted by message. */
export class CreateErrorReports1700000024000 implements MigrationInterface {
  /** Whatever was done before a kill is found done. */
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.createTable(table, true);
    }
    for (const [name, added] of MESSAGE_INDEXES) {
      const table = await runner.getTable(name);
      if (!table?.indices.some((each) => each.name === added.name)) {
        await runner.createIndex(name, added);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, added] of MESSAGE_INDEXES) {
      await runner.dropIndex(name, added);
    }
    for (const table of TABLES.toReversed()) {
      await runner.dropTable(table);
    }
  }
}

const MESSAGE_INDEXES = ['installations', 'installation_members'].map(
  (table) => [table, new TableIndex(index(table, ['message', 'failedAt']))] as const,
);

const TABLES = [
  new Table({
    name: 'individual_applications',
    columns: [
      id('id'),
      int('quoteId'),
      flag('isFfm'),
      text('firstName', 50),
      text('lastName', 50),
      day('birthDate'),
      text('status', 10),
      instant('submittedAt'),
      int('failedAttemptId', { default: 0 }),
      instant('failedAt', nullable),
      text('message', 300),
    ],
    indices: [
      unique('individual_applications', ['quoteId']),
      index('individual_applications', ['isFfm', 'failedAt']),
      index('individual_applications', ['message', 'failedAt']),
      index('individual_applications', ['submittedAt']),
    ],
    foreignKeys: [foreignKey('individual_applications', 'quoteId', 'quotes', 'CASCADE')],
  }),
  new Table({
    name: 'held_payments',
    columns: [
      id('id'),
      int('quoteId'),
      text('payerName', 100),
      int('amountCents'),
      text('providerReference', 40),
      text('status', 6),
      instant('submittedAt'),
      text('message', 300),
      instant('closedAt', nullable),
      int('closedByUserId', nullable),
    ],
    indices: [
      unique('held_payments', ['providerReference']),
      index('held_payments', ['status', 'submittedAt']),
      index('held_payments', ['status', 'message', 'submittedAt']),
      index('held_payments', ['quoteId']),
      index('held_payments', ['closedByUserId']),
    ],
    foreignKeys: [
      foreignKey('held_payments', 'quoteId', 'quotes', 'RESTRICT'),
      foreignKey('held_payments', 'closedByUserId', 'users', 'RESTRICT'),
    ],
  }),
];
