import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { index } from '../platform/database/columns.ts';

const BY_DAY = index('quote_events', ['at']);

/** Finds the events of the last days, for the home page of the console. */
export class QuoteEventsByDay1796231000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const events = await runner.getTable('quote_events');
    if (!events?.indices.some(({ name }) => name === BY_DAY.name)) {
      await runner.createIndex('quote_events', new TableIndex(BY_DAY));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('quote_events', new TableIndex(BY_DAY));
  }
}
