import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, foreignKey, id, index, int, nullable, text, textKey, unique } from '../platform/database/columns.ts';

/** The provider directory, and the row whose lock makes imports of it take turns. */
export class CreateProviders1700000021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.createTable(table, true);
    }
    await runner.query(
      `INSERT INTO system_state (name, value, version) SELECT 'cache:providers', '', 0
       WHERE NOT EXISTS (SELECT 1 FROM system_state WHERE name = 'cache:providers')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) {
      await runner.dropTable(table);
    }
    await runner.query(`DELETE FROM system_state WHERE name = 'cache:providers'`);
  }
}

const TABLES = [
  new Table({
    name: 'providers',
    columns: [
      id('id'),
      text('npi', 10),
      text('firstName', 60),
      text('middleName', 60),
      text('lastName', 80),
      text('firstNameSearch', 60),
      text('lastNameSearch', 80),
      text('specialty', 255),
      flag('isPcp'),
      flag('acceptsNewPatients'),
      int('youngestAge'),
      int('oldestAge'),
    ],
    indices: [unique('providers', ['npi']), index('providers', ['lastNameSearch', 'firstNameSearch'])],
  }),
  new Table({
    name: 'provider_locations',
    columns: [
      id('id'),
      int('providerId'),
      int('position'),
      text('addressLine1', 100),
      text('addressLine2', 100),
      text('city', 60),
      text('stateCode', 2),
      text('postalCode', 5),
      text('countyName', 60),
      text('phone', 10),
      int('latitudeMicrodegrees', nullable),
      int('longitudeMicrodegrees', nullable),
    ],
    indices: [
      unique('provider_locations', ['providerId', 'position']),
      index('provider_locations', ['latitudeMicrodegrees', 'longitudeMicrodegrees']),
    ],
    foreignKeys: [foreignKey('provider_locations', 'providerId', 'providers', 'CASCADE')],
  }),
  new Table({
    name: 'provider_plans',
    columns: [int('providerId', { isPrimary: true }), textKey('network', 14), int('businessYear', { isPrimary: true })],
    foreignKeys: [foreignKey('provider_plans', 'providerId', 'providers', 'CASCADE')],
  }),
];
