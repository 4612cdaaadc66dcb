import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable, text } from '../platform/database/columns.ts';

/** Whose account a signature was given with, as the name was then. null = signed before it was kept. */
export class KeepSignerNames1700000030702 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('signatures', 'accountName'))) {
      await runner.addColumn('signatures', new TableColumn(text('accountName', 120, nullable)));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('signatures', 'accountName');
  }
}
