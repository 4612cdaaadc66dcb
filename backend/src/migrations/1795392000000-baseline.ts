import type { MigrationInterface, QueryRunner } from 'typeorm';
import { exactCollation } from '../platform/database/exact-collation.ts';
import { CATALOGUE } from './baseline/catalogue.ts';
import { ENROLLMENT } from './baseline/enrollment.ts';
import { PLATFORM } from './baseline/platform.ts';
import { QUOTED_PLANS } from './baseline/quoted-plans.ts';
import { QUOTING } from './baseline/quoting.ts';
import { STAFF } from './baseline/staff.ts';

/** Each table after those that it refers to. */
const TABLES = [...PLATFORM, ...CATALOGUE, ...QUOTING, ...QUOTED_PLANS, ...ENROLLMENT, ...STAFF];

/** Rows that are locked to take turns, or count changes: they must exist before anyone locks them. */
const STATE = [
  'audit-verification',
  'cache:business-rules',
  'cache:locations',
  'cache:providers',
  'cache:rates',
  'people-turn',
];

/** All tables of the first version. MySQL commits each statement by itself: after a kill the next start creates what is missing. */
export class Baseline1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const collation = exactCollation(runner.connection);
    if (collation) {
      await runner.query(`ALTER DATABASE CHARACTER SET utf8mb4 COLLATE ${collation}`);
    }
    for (const table of TABLES) {
      await runner.createTable(table, true);
    }
    for (const name of STATE) {
      await runner.query(
        `INSERT INTO system_state (name, value, version) SELECT ?, '', 0
         WHERE NOT EXISTS (SELECT 1 FROM system_state WHERE name = ?)`,
        [name, name],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) {
      await runner.dropTable(table);
    }
  }
}
