import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { nullable, text } from '../platform/database/columns.ts';

const EVENT = text('cobraEvent', 30, nullable);

/** After which event a member has COBRA coverage. */
export class CobraEvent1796242300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('member_enrollments', EVENT.name))) {
      await runner.addColumn('member_enrollments', new TableColumn(EVENT));
    }
  }

  /** By a statement of our own: TypeORM rebuilds the table on SQLite. */
  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('member_enrollments', EVENT.name)) {
      await runner.query(`ALTER TABLE member_enrollments DROP COLUMN ${EVENT.name}`);
    }
  }
}
