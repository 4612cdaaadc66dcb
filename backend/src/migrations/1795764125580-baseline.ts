import type { QueryRunner } from 'typeorm';
import { exactCollation } from '../platform/database/exact-collation.ts';
import { Migration } from '../platform/database/migration.ts';
import create from './1795764125580-baseline.json' with { type: 'json' };

/** Rows that are locked to take turns, or count changes: they must exist before anyone locks them. */
const STATE = [
  'audit-verification',
  'cache:business-rules',
  'cache:locations',
  'cache:providers',
  'cache:rates',
  'people-turn',
];

/** All tables of the first version. */
export class Baseline1795764125580 extends Migration {
  override readonly changes = { create };

  override async up(runner: QueryRunner): Promise<void> {
    const collation = exactCollation(runner.connection);
    if (collation) {
      await runner.query(`ALTER DATABASE CHARACTER SET utf8mb4 COLLATE ${collation}`);
    }
    await super.up(runner);
  }

  protected override async fill(runner: QueryRunner): Promise<void> {
    for (const name of STATE) {
      await runner.query(
        `INSERT INTO system_state (name, value, version) SELECT ?, '', 0
         WHERE NOT EXISTS (SELECT 1 FROM system_state WHERE name = ?)`,
        [name, name],
      );
    }
  }
}
