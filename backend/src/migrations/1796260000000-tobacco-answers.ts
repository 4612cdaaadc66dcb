import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { isSqlite } from '../platform/database/is-sqlite.ts';

const MEMBERS = 'census_members';
const TABLES = [MEMBERS, 'census_snapshot_members'];
const COLUMN = 'tobacco';
const MOVING = 'tobaccoMoving';
const SET_ASIDE = 'setAside';

/**
 * A household may not have answered whether somebody uses tobacco: null. Stored answers stay, No too: nobody can tell which were given. What
 * was answered and is not asked for now is kept beside it.
 */
export class TobaccoAnswers1796260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await makeColumn(runner, table, 'boolean NULL DEFAULT 0');
    }
    if (!(await runner.hasColumn(MEMBERS, SET_ASIDE))) {
      await runner.query(`ALTER TABLE ${MEMBERS} ADD COLUMN ${SET_ASIDE} varchar(160) NULL`);
    }
  }

  /** What is not answered becomes No, as it was. */
  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(MEMBERS, SET_ASIDE)) {
      await runner.query(`ALTER TABLE ${MEMBERS} DROP COLUMN ${SET_ASIDE}`);
    }
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET ${COLUMN} = 0 WHERE ${COLUMN} IS NULL`);
      await makeColumn(runner, table, 'boolean NOT NULL DEFAULT 0');
    }
  }
}

/** SQLite changes no column in place, and TypeORM would rebuild the table, with foreign keys on: the values move to a new column. */
async function makeColumn(runner: QueryRunner, table: string, type: string): Promise<void> {
  if (!isSqlite(runner.manager)) {
    await runner.query(`ALTER TABLE ${table} MODIFY ${COLUMN} ${type}`);
    return;
  }
  const stored = (await runner.getTable(table))?.findColumnByName(COLUMN);
  if (stored?.isNullable === !type.includes('NOT NULL')) {
    return;
  }
  if (!(await runner.hasColumn(table, MOVING))) {
    await runner.query(`ALTER TABLE ${table} ADD COLUMN ${MOVING} ${type}`);
  }
  if (stored) {
    await runner.query(`UPDATE ${table} SET ${MOVING} = ${COLUMN}`);
    await runner.query(`ALTER TABLE ${table} DROP COLUMN ${COLUMN}`);
  }
  await runner.query(`ALTER TABLE ${table} RENAME COLUMN ${MOVING} TO ${COLUMN}`);
}
