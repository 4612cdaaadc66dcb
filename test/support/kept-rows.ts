import type { DataSource } from 'typeorm';
import { isSqlite } from '../../backend/src/platform/database/is-sqlite.ts';

/**
 * Keeps a copy of all rows as they are now, in a database of that name beside this one. `restore` returns to them, and numbers begin
 * again; `drop` removes the copy. Foreign keys are not checked meanwhile: tables refer to each other in every order.
 */
export async function keepRows(
  database: DataSource,
  name: string,
): Promise<{ restore(): Promise<void>; drop(): Promise<void> }> {
  return isSqlite(database.manager) ? keepOnSqlite(database, name) : keepOnServer(database, name);
}

async function keepOnSqlite(database: DataSource, copy: string) {
  const tables = namesOf(await database.query(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`));
  const filled = await filledOf(database, tables);
  await database.query(`ATTACH ':memory:' AS ${copy}`);
  for (const table of filled) {
    await database.query(`CREATE TABLE ${copy}.\`kept_${table}\` AS SELECT * FROM main.\`${table}\``);
  }
  const restore = async () => {
    const changed = new Set([...filled, ...(await filledOf(database, tables))]);
    await database.query('PRAGMA foreign_keys = OFF');
    await database.query('BEGIN');
    // sqlite_sequence comes last by name: inserting numbered rows changes it.
    for (const table of tables.filter((name) => changed.has(name))) {
      await database.query(`DELETE FROM main.\`${table}\``);
      if (filled.includes(table)) {
        await database.query(`INSERT INTO main.\`${table}\` SELECT * FROM ${copy}.\`kept_${table}\``);
      }
    }
    await database.query('COMMIT');
    await database.query('PRAGMA foreign_keys = ON');
  };
  return { restore, drop: async () => void (await database.query(`DETACH ${copy}`)) };
}

async function keepOnServer(database: DataSource, name: string) {
  const tables = namesOf(
    await database.query(`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()`),
  );
  const filled = await filledOf(database, tables);
  const [own] = namesOf(await database.query('SELECT DATABASE() AS name'));
  const copy = `${own}_${name}`;
  await database.query(`CREATE DATABASE ${copy}`);
  for (const table of filled) {
    await database.query(`CREATE TABLE ${copy}.\`${table}\` AS SELECT * FROM \`${table}\``);
  }
  const restore = async () => {
    const changed = new Set([...filled, ...(await filledOf(database, tables))]);
    // One connection: the setting is its own.
    const runner = database.createQueryRunner();
    try {
      await runner.query('SET foreign_key_checks = 0');
      for (const table of changed) {
        await runner.query(`TRUNCATE TABLE \`${table}\``);
        if (filled.includes(table)) {
          await runner.query(`INSERT INTO \`${table}\` SELECT * FROM ${copy}.\`${table}\``);
        }
      }
      await runner.query('SET foreign_key_checks = 1');
    } finally {
      await runner.release();
    }
  };
  return { restore, drop: async () => void (await database.query(`DROP DATABASE ${copy}`)) };
}

const namesOf = (rows: unknown): string[] => (rows as { name: string }[]).map(({ name }) => name);

/** Those that have a row. SQLite takes at most 500 SELECTs in one. */
export async function filledOf(database: DataSource, tables: readonly string[]): Promise<string[]> {
  const asked = tables.map((table) => `SELECT '${table}' AS name WHERE EXISTS (SELECT 1 FROM \`${table}\`)`);
  return namesOf(await database.query(asked.join(' UNION ALL ')));
}
