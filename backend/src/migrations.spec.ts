import { MIGRATIONS } from './migrations.ts';
import { declaredSchema, difference, migratedSchema } from './platform/database/schema.ts';
import * as TABLES from './tables.ts';

/** To the default, the collation and the index; the rest is seen in a database by test/foundation/schema.e2e-spec.ts. */
it('the migrations make what the tables declare: otherwise npm run migration:create -- NAME', () => {
  const made = migratedSchema(MIGRATIONS.map((migration) => new migration()));
  expect(difference(made, declaredSchema(Object.values(TABLES)))).toEqual({});
  expect(Object.keys(made).length).toBeGreaterThan(100);
});

it('no migration has a number from the future, and they are listed by their numbers', () => {
  const numbers = MIGRATIONS.map(({ name }) => Number(name.slice(-13)));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers.at(-1)).toBeLessThan(Date.now());
});
