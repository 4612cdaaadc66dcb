import { missingOnServer, partsOf, smallestSet, templateOf } from './statement-guard.mjs';

const noted = (file: string, ...texts: string[]) => texts.map((text) => ({ file, text }));

describe('templateOf', () => {
  it.each([
    ['quotes', 'SELECT "a"."id" FROM "as" "a"', 'SELECT `a`.`id` FROM `as` `a`'],
    ['values in the text', "SELECT 1 FROM a WHERE b = 7 AND c = 'x'", "SELECT 2 FROM a WHERE b = 8 AND c = 'it''s'"],
    ['lists of another length', 'SELECT a FROM b WHERE c IN (?, ?, ?)', 'SELECT a FROM b WHERE c IN (?)'],
    ['rows of another number', 'INSERT INTO a (b) VALUES (?),(?)', 'INSERT INTO a (b) VALUES (?)'],
    ['cases of another number', 'SET a = CASE id WHEN ? THEN ? WHEN ? THEN ? END', 'SET a = CASE id WHEN ? THEN ? END'],
    ['plain columns', 'SELECT a, t.b AS t_b FROM t', 'SELECT c FROM t'],
    [
      'what is put into plain columns',
      'UPDATE t SET a = ?, v = v + 1 WHERE b = 2',
      'UPDATE t SET v = v + 1 WHERE b = 2',
    ],
    ['locks', 'SELECT a FROM b FOR UPDATE SKIP LOCKED', 'SELECT a FROM b'],
    ['line ends', 'SELECT a\n  FROM b', 'SELECT a FROM b'],
  ])('makes statements equal that differ in %s only', (_what, one, other) => {
    expect(templateOf(one)).toBe(templateOf(other));
  });

  it.each([
    ['functions', 'SELECT LOWER(a) FROM b', 'SELECT a FROM b'],
    ['conditions', 'SELECT a FROM b WHERE c = ?', 'SELECT a FROM b WHERE c > ?'],
    ['orders', 'SELECT a FROM b ORDER BY c', 'SELECT a FROM b ORDER BY c DESC'],
    ['numbers in names', 'SELECT a FROM b1', 'SELECT a FROM b2'],
  ])('keeps apart what differs in %s', (_what, one, other) => {
    expect(templateOf(one)).not.toBe(templateOf(other));
  });
});

describe('partsOf', () => {
  it('takes conditions, joins, orders and expressions one by one', () => {
    const text =
      'SELECT a.b AS a_b, LOWER(a.c) FROM t a LEFT JOIN u ON u.tId = a.id ' +
      'WHERE ((a.d = ?) AND (a.e LIKE ? OR a.id IN (?, ?))) ORDER BY a.f DESC, a.g LIMIT 10';
    expect(partsOf(text)).toEqual([
      'a.b AS a_b',
      'LOWER(a.c)',
      't a',
      'u',
      'a.d = ?',
      'a.e LIKE ?',
      'a.f DESC',
      'a.g',
      '?',
    ]);
  });

  it('leaves out what is not the product’s', () => {
    expect(['PRAGMA x', 'BEGIN TRANSACTION', 'CREATE TABLE a (b)'].flatMap(partsOf)).toEqual([]);
  });
});

describe('missingOnServer', () => {
  it('names each part of a statement that only SQLite ran once, with a file that runs it', () => {
    const onSqlite = [
      ...noted('a', 'SELECT x FROM t WHERE a > 1', 'PRAGMA x'),
      ...noted('b', 'SELECT x FROM t WHERE a > 1 AND b < 2', 'SELECT y FROM t WHERE b < 3'),
    ];
    expect(missingOnServer(onSqlite, noted('c', 'SELECT `x` FROM `t` WHERE a > 5'))).toEqual([
      'b alone runs: b < ? (in SELECT columns FROM t WHERE a > ? AND b < ?)',
    ]);
  });
});

describe('smallestSet', () => {
  it('runs every statement, with the files that weigh least', () => {
    const all = [
      ...noted('heavy', 'SELECT LOWER(a) FROM t', 'SELECT UPPER(a) FROM t'),
      ...noted('one', 'SELECT LOWER(a) FROM t'),
    ];
    const chosen = smallestSet([...all, ...noted('two', 'SELECT UPPER(a) FROM t')], (file) =>
      file === 'heavy' ? 9 : 1,
    );
    expect(chosen).toEqual(['one', 'two']);
  });
});
