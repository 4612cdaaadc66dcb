import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, index, int, nullable, text, unique } from '../platform/database/columns.ts';

/** ZIP codes with their counties, and the row whose lock makes seeds and imports take turns. */
export class CreateLocations1700000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(TABLE, true);
    await runner.query(
      `INSERT INTO system_state (name, value, version) SELECT 'cache:locations', '', 0
       WHERE NOT EXISTS (SELECT 1 FROM system_state WHERE name = 'cache:locations')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
    await runner.query(`DELETE FROM system_state WHERE name = 'cache:locations'`);
  }
}

const TABLE = new Table({
  name: 'locations',
  columns: [
    id('id'),
    text('postalCode', 5),
    text('city', 60),
    text('citySearch', 60),
    text('stateCode', 2),
    text('countyFips', 5),
    text('countyName', 60),
    int('rateArea', nullable),
    int('latitudeMicrodegrees', nullable),
    int('longitudeMicrodegrees', nullable),
  ],
  indices: [unique('locations', ['postalCode', 'countyFips']), index('locations', ['citySearch'])],
});
