import { DataSource } from 'typeorm';
import { connectionOptions } from '../../backend/src/platform/database/connection.ts';
import { isSqlite } from '../../backend/src/platform/database/is-sqlite.ts';
import { Migration } from '../../backend/src/platform/database/migration.ts';
import { declaredSchema, difference, migratedSchema } from '../../backend/src/platform/database/schema.ts';
import {
  day,
  entityOf,
  flag,
  id,
  int,
  loose,
  refers,
  sealed,
  stored,
  text,
} from '../../backend/src/platform/database/stored.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

class House extends stored('houses', { id: id(), name: text(20).unique() }) {}
class Former extends stored('people', {
  id: id(),
  houseId: refers(() => House, 'CASCADE'),
  firstName: text(10).index(),
  email: text(20).unique(),
  leftOn: day().orNull(),
  ownHouseId: refers(() => House, 'CASCADE')
    .orNull()
    .unique(),
}) {}
class Note extends stored('notes', { id: id(), personId: refers(() => Former, 'CASCADE'), text: loose() }) {}
class Old extends stored('old', { id: id() }) {}

class Street extends stored('streets', { id: id(), name: loose(30) }) {}
class Person extends stored('people', {
  id: id(),
  houseId: refers(() => House, 'CASCADE'),
  firstName: loose(200).orNull(),
  email: text(20).unique(),
  isKnown: flag(),
  rank: int().default(7).index(),
  nameSealed: sealed(160),
  streetId: refers(() => Street, 'SET NULL').orNull(),
}) {}
class NoteNow extends stored('notes', { id: id(), personId: refers(() => Person, 'CASCADE'), text: loose() }) {}

const FIRST = declaredSchema([Old, Note, Former, House]);
const NOW = [Street, House, Person, NoteNow];

class First1700000000001 extends Migration {
  override readonly changes = { create: FIRST };
}
class Second1700000000002 extends Migration {
  override readonly changes = difference(FIRST, declaredSchema(NOW));
  static fails = false;

  protected override async fill(runner: { query(sql: string): Promise<unknown> }): Promise<void> {
    await runner.query('UPDATE people SET isKnown = 1 WHERE leftOn IS NULL AND ownHouseId = 1');
    if (Second1700000000002.fails) {
      throw new Error('killed');
    }
  }
}

describe('a migration that was written from the declarations', () => {
  let testDatabase: TestDatabase;
  let database: DataSource;
  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    const options = await connectionOptions(testDatabase.url);
    const all = {
      ...options,
      logger: 'debug' as const,
      migrationsTransactionMode: 'each' as const,
      entities: NOW.map(entityOf),
    };
    const before = await new DataSource({ ...all, migrations: [First1700000000001] }).initialize();
    await before.runMigrations();
    await before.query("INSERT INTO houses (id, name) VALUES (1, 'One')");
    await before.query(
      `INSERT INTO people (id, houseId, firstName, email, leftOn, ownHouseId)
       VALUES (1, 1, 'Ada', 'ada@a.test', NULL, 1), (2, 1, 'Bob', 'bob@a.test', '2026-01-02', NULL)`,
    );
    await before.query("INSERT INTO notes (personId, text) VALUES (1, 'kept')");
    await before.destroy();
    database = await new DataSource({ ...all, migrations: [First1700000000001, Second1700000000002] }).initialize();
  });
  afterEach(async () => {
    Second1700000000002.fails = false;
    await database.destroy();
    await testDatabase.drop();
  });

  const expectDone = async () => {
    const pending = await database.driver.createSchemaBuilder().log();
    expect(pending.upQueries.map(({ query }) => query)).toEqual([]);
    const people = await database.manager.find(Person, { order: { id: 'ASC' } });
    const same = { houseId: 1, rank: 7, nameSealed: null, streetId: null };
    expect(people.map((person) => ({ ...person }))).toEqual([
      { ...same, id: 1, firstName: 'Ada', email: 'ada@a.test', isKnown: true },
      { ...same, id: 2, firstName: 'Bob', email: 'bob@a.test', isKnown: false },
    ]);
    expect(await database.manager.find(NoteNow)).toMatchObject([{ personId: 1, text: 'kept' }]);
    const runner = database.createQueryRunner();
    expect(await runner.hasTable('old')).toBe(false);
    await runner.release();
  };

  it('changes tables that have rows, on each database, to what is declared', async () => {
    await database.runMigrations();
    await expectDone();
    const made = migratedSchema([new First1700000000001(), new Second1700000000002()]);
    expect(difference(made, declaredSchema(NOW))).toEqual({});
    // Foreign keys and unique indexes hold.
    await expect(database.query("INSERT INTO people (houseId, email) VALUES (1, 'ada@a.test')")).rejects.toThrow();
    await expect(database.query("INSERT INTO people (houseId, email) VALUES (9, 'new@a.test')")).rejects.toThrow();
    await database.manager.delete(House, { id: 1 });
    expect(await database.manager.count(NoteNow)).toBe(0);
  });

  it('compares loose texts without case and accents, where the database can', async () => {
    await database.runMigrations();
    const found = await database.manager.countBy(Person, { firstName: 'ÁDA' });
    expect(found).toBe(isSqlite(database.manager) ? 0 : 1);
  });

  it('goes on where a killed one has stopped', async () => {
    Second1700000000002.fails = true;
    await expect(database.runMigrations()).rejects.toThrow('killed');
    Second1700000000002.fails = false;
    await database.runMigrations();
    await expectDone();
    await database.query("DELETE FROM migrations WHERE name = 'Second1700000000002'");
    await database.runMigrations();
    await expectDone();
  });
});
