import { missingOnServer, smallestSet, templateOf } from './statement-guard.mjs';

const noted = (file: string, ...texts: string[]) => texts.map((text) => ({ file, text }));

describe('templateOf', () => {
  it.each([
    ['quotes', 'SELECT "a"."id" FROM "as" "a"', 'SELECT `a`.`id` FROM `as` `a`'],
    ['values in the text', "SELECT 1 FROM a WHERE b = 7 AND c = 'x'", "SELECT 2 FROM a WHERE b = 8 AND c = 'it''s'"],
    ['lists of another length', 'SELECT a FROM b WHERE c IN (?, ?, ?)', 'SELECT a FROM b WHERE c IN (?)'],
    ['rows of another number', 'INSERT INTO a (b) VALUES (?),(?)', 'INSERT INTO a (b) VALUES (?)'],
    ['locks', 'SELECT a FROM b FOR UPDATE SKIP LOCKED', 'SELECT a FROM b'],
    ['line ends', 'SELECT a\n  FROM b', 'SELECT a FROM b'],
  ])('makes statements equal that differ in %s only', (_what, one, other) => {
    expect(templateOf(one)).toBe(templateOf(other));
  });

  it.each([
    ['columns', 'SELECT a FROM b', 'SELECT c FROM b'],
    ['conditions', 'SELECT a FROM b WHERE c = ?', 'SELECT a FROM b WHERE c > ?'],
    ['orders', 'SELECT a FROM b ORDER BY c', 'SELECT a FROM b ORDER BY c DESC'],
    ['numbers in names', 'SELECT line1 FROM b', 'SELECT line2 FROM b'],
  ])('keeps apart what differs in %s', (_what, one, other) => {
    expect(templateOf(one)).not.toBe(templateOf(other));
  });
});

describe('missingOnServer', () => {
  it('names each statement that only SQLite ran once, with a file that runs it', () => {
    const onSqlite = [
      ...noted('a', 'SELECT a FROM t', 'PRAGMA x'),
      ...noted('b', 'SELECT "b" FROM t', 'SELECT b FROM t'),
    ];
    expect(missingOnServer(onSqlite, noted('c', 'SELECT `a` FROM `t`'))).toEqual(['b alone runs: SELECT b FROM t']);
  });
});

describe('smallestSet', () => {
  it('runs every statement, with the files that weigh least', () => {
    const all = [...noted('heavy', 'SELECT a FROM t', 'SELECT b FROM t'), ...noted('one', 'SELECT a FROM t')];
    const chosen = smallestSet([...all, ...noted('two', 'SELECT b FROM t')], (file) => (file === 'heavy' ? 9 : 1));
    expect(chosen).toEqual(['one', 'two']);
  });
});
