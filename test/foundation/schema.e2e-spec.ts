import { exactCollation } from '../../backend/src/platform/database/exact-collation.ts';
import * as TABLES from '../../backend/src/tables.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { createTestDatabase } from '../support/test-database.ts';

describe('the migrations', () => {
  let app: TestApp;
  beforeAll(async () => {
    // Not a copy of what they made before.
    app = await startApp({}, createTestDatabase);
  });
  afterAll(() => app.close());

  it('make exactly the tables that are declared', async () => {
    const pending = await app.database.driver.createSchemaBuilder().log();
    expect(pending.upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('compare texts exactly or loosely, as declared', async () => {
    const exact = exactCollation(app.database);
    if (exact === null) {
      return;
    }
    const columns: { place: string; collation: string }[] = await app.database.query(
      `SELECT CONCAT(table_name, '.', column_name) AS place, collation_name AS collation FROM information_schema.columns
       WHERE table_schema = DATABASE() AND collation_name IS NOT NULL AND table_name <> 'migrations'`,
    );
    const declared = Object.values(TABLES).flatMap(({ stored: { table, columns: parts } }) =>
      Object.entries(parts)
        .filter(([, { kind }]) => kind === 'text' || kind === 'loose')
        .map(([name, { kind }]) => `${table}.${name} ${kind}`),
    );
    const made = columns.map(({ place, collation }) => `${place} ${collation === exact ? 'text' : 'loose'}`);
    expect(made.sort()).toEqual(declared.sort());
  });

  it('make texts that identify equal only when they are the same to the byte', async () => {
    if (exactCollation(app.database) === null) {
      return;
    }
    const loose: { COLUMN: string }[] = await app.database.query(
      `SELECT CONCAT(c.table_name, '.', c.column_name) AS "COLUMN" FROM information_schema.columns c
       WHERE c.table_schema = DATABASE() AND c.collation_name IS NOT NULL AND c.collation_name <> ?
         AND c.table_name <> 'migrations' AND (
           (c.table_name, c.column_name) IN (('users', 'email'), ('audit_events', 'subjectId'), ('business_rules', 'ruleKey'))
           OR EXISTS (SELECT 1 FROM information_schema.statistics i WHERE i.table_schema = c.table_schema
             AND i.table_name = c.table_name AND i.column_name = c.column_name AND i.non_unique = 0))`,
      [exactCollation(app.database)],
    );
    expect(loose.map(({ COLUMN }) => COLUMN)).toEqual([]);
  });

  it('have nothing left to do on the next start', async () => {
    expect(await app.database.runMigrations()).toEqual([]);
  });

  it('finish on the next start what a killed one has left', async () => {
    const all = app.database.migrations.map((migration) => migration.constructor.name);
    await app.database.query('DELETE FROM migrations');
    await app.database.query('DROP TABLE renewal_surveys');
    await app.database.query("DELETE FROM system_state WHERE name = 'people-turn'");
    expect((await app.database.runMigrations()).map(({ name }) => name)).toEqual(all);
    const pending = await app.database.driver.createSchemaBuilder().log();
    expect(pending.upQueries).toEqual([]);
    expect(await app.database.query("SELECT version FROM system_state WHERE name = 'people-turn'")).toHaveLength(1);
  });
});
