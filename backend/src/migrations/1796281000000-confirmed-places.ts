import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, table, text } from '../platform/database/columns.ts';

const PLACES = table('confirmed_places', {
  columns: [
    id('id'),
    text('postalCode', 5),
    text('city', 60),
    text('countyFips', 5),
    int('userId'),
    instant('confirmedAt'),
  ],
  uniques: [['postalCode', 'city', 'countyFips']],
  indexes: [['userId']],
  references: { userId: ['users', 'RESTRICT'] },
});

/** Names of cities and counties of a ZIP code that users have confirmed. */
export class ConfirmedPlaces1796281000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(PLACES, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(PLACES, true);
  }
}
