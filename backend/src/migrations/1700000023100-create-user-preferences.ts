import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, instant, int, longText, text } from '../platform/database/columns.ts';

const TABLE = 'user_preferences';

/** What people set up for themselves: columns, saved searches. */
export class CreateUserPreferences1700000023100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: TABLE,
        columns: [
          int('userId', { isPrimary: true }),
          text('name', 80, { isPrimary: true }),
          longText('value'),
          instant('modifiedAt'),
          int('version'),
        ],
        foreignKeys: [foreignKey(TABLE, 'userId', 'users', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
