import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { nullable, text } from '../platform/database/columns.ts';

/** What a qualifying event asks, such as coverage before a marriage. */
export class EventAnswers1796241000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('individual_quotes', 'eventAnswer'))) {
      await runner.addColumn('individual_quotes', new TableColumn(text('eventAnswer', 16, nullable)));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('individual_quotes', 'eventAnswer');
  }
}
