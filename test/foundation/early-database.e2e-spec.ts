import { DataSource, type QueryRunner } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { isSqlite } from '../../backend/src/platform/database/is-sqlite.ts';
import { prepareDatabase } from '../../backend/src/platform/database/prepare-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const REFUSAL =
  'This database was created by an unreleased early version of Priority Quote, and this version cannot upgrade it. ' +
  'If it contains demo data, run: npm run demo:reset. ' +
  'If it contains your own data, restore a backup of it and keep using the version that created it.';

/** One of those that the baseline has replaced. */
class CreateAccounts1700000001000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE people (name VARCHAR(100) NOT NULL)');
    await runner.query("INSERT INTO people VALUES ('ada')");
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** The baseline of those that this one has replaced. */
class Baseline1795392000000 extends CreateAccounts1700000001000 {}

describe.each([CreateAccounts1700000001000, Baseline1795392000000])(
  'a database that %p created, before the baseline',
  (Early) => {
    let testDatabase: TestDatabase;
    let database: DataSource;
    beforeEach(async () => {
      testDatabase = await createTestDatabase();
      const options = await databaseOptions(testDatabase.url);
      const early = await new DataSource({ ...options, migrations: [Early] }).initialize();
      await early.runMigrations().finally(() => early.destroy());
      database = await new DataSource(options).initialize();
    });
    afterEach(async () => {
      await database.destroy();
      await testDatabase.drop();
    });

    const names = async (sql: string): Promise<unknown[]> =>
      ((await database.query(sql)) as object[]).map((row) => Object.values(row)[0] as unknown).sort();
    const tables = () =>
      names(
        isSqlite(database.manager)
          ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
          : 'SHOW TABLES',
      );

    it('is refused in words that say what to do, before anything is written', async () => {
      let isFilled = false;
      const fill = async () => void (isFilled = true);
      await expect(prepareDatabase(database, fill)).rejects.toThrow(REFUSAL);
      expect([isFilled, await tables()]).toEqual([false, ['migrations', 'people']]);
      expect(await names('SELECT name FROM migrations')).toEqual([Early.name]);
      expect(await names('SELECT name FROM people')).toEqual(['ada']);
    });

    it('can be reset, and every later start accepts it', async () => {
      await database.dropDatabase();
      let fills = 0;
      const fill = async () => void (fills += 1);
      await prepareDatabase(database, fill);
      await prepareDatabase(database, fill);
      const pending = await database.driver.createSchemaBuilder().log();
      expect([fills, pending.upQueries]).toEqual([2, []]);
    });

    it('is not confused with one whose first start was killed before its migration was noted', async () => {
      await database.query('DELETE FROM migrations');
      await database.query('DROP TABLE people');
      await prepareDatabase(database);
      expect(await tables()).toContain('renewal_surveys');
    });
  },
);
