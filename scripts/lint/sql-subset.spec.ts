import { Linter } from 'eslint';
import { COMMON_SQL } from './sql-subset.mjs';

const refusals = (code: string) =>
  new Linter()
    .verify(code, [{ rules: { 'no-restricted-syntax': ['error', ...COMMON_SQL] } }])
    .map(({ message }) => message);

describe('SQL that one of the two servers does not understand is refused:', () => {
  it.each([
    'sql`DELETE FROM turns WHERE taken = ${1} RETURNING name`',
    "query('SET STATEMENT max_statement_time = 5 FOR SELECT 1')",
    'sql`SELECT /*+ MAX_EXECUTION_TIME(5000) */ id FROM quotes`',
    'sql`SELECT ANY_VALUE(name) FROM plans GROUP BY market`',
    "'SELECT id FROM quotes FOR UPDATE OF quotes'",
  ])('%s', (code) => {
    expect(refusals(code)).not.toEqual([]);
  });

  it.each([
    'sql`SELECT id FROM quotes FOR UPDATE SKIP LOCKED`',
    'sql`INSERT INTO turns (name) VALUES (${1}) ON DUPLICATE KEY UPDATE taken = taken + 1`',
    "'JSON_TABLE(?, ? COLUMNS (place FOR ORDINALITY))'",
    "'Returning clients are called first.'",
  ])('and this is not: %s', (code) => {
    expect(refusals(code)).toEqual([]);
  });
});
