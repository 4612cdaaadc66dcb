import { Quote } from '../../quoting/quotes/quote.table.ts';
import { forced, joined, list, NOTHING, roundedList, type Sql, selected, sql, table } from './sql.ts';

const q = table(Quote, 'q');
const partsOf = ({ text, values }: Sql) => [text.replaceAll(/\s+/g, ' ').trim(), values];

describe('sql', () => {
  it('sends values beside the text, whatever is in them', () => {
    const name = "'; DROP TABLE quotes; --";
    expect(partsOf(sql`SELECT 1 WHERE ${name} = ${7} OR ${null}`)).toEqual([
      'SELECT 1 WHERE ? = ? OR ?',
      [name, 7, null],
    ]);
  });

  it('puts pieces in with their values in order', () => {
    const inner = sql`b = ${2} AND c = ${3}`;
    expect(partsOf(sql`a = ${1} AND (${inner}) AND ${NOTHING}d = ${4}`)).toEqual([
      'a = ? AND (b = ? AND c = ?) AND d = ?',
      [1, 2, 3, 4],
    ]);
  });

  it('names tables and columns by their entity', () => {
    expect(partsOf(sql`SELECT ${selected({ quoteId: q.id, name: q.name })} FROM ${q}`)).toEqual([
      'SELECT q.id AS quoteId, q.name AS name FROM `quotes` q',
      [],
    ]);
    const quotes = table(Quote);
    expect(partsOf(sql`UPDATE ${quotes} SET ${quotes.name} = ${'A'}`)).toEqual(['UPDATE `quotes` SET name = ?', ['A']]);
    // @ts-expect-error No such column.
    expect(q.nmae).toBeUndefined();
    // @ts-expect-error A relation is no column.
    expect(q.group).toBeUndefined();
  });

  it('joins pieces, and nothing when there are none', () => {
    expect(partsOf(joined([sql`a = ${1}`, sql`b = ${2}`, sql`c`], ' AND '))).toEqual(['a = ? AND b = ? AND c', [1, 2]]);
    expect(partsOf(joined([], ' AND '))).toEqual(['', []]);
  });

  it("gives TypeORM's query builder named parameters", () => {
    expect(sql`a = ${1} AND b IN (${list([2, 3])})`.named('seen')).toEqual([
      'a = :seen0 AND b IN (:seen1,:seen2)',
      { seen0: 1, seen1: 2, seen2: 3 },
    ]);
    expect(sql`1 = 1`.named('seen')).toEqual(['1 = 1', {}]);
  });
});

describe('a hint', () => {
  it('names the index by its columns', () => {
    expect(forced(Quote, 'isDeleted', 'quoteType', 'status').text).toBe(
      '/*! FORCE INDEX (IDX_quotes_isDeleted_quoteType_status) */',
    );
    expect(forced(Quote, 'id').text).toBe('/*! FORCE INDEX (PRIMARY) */');
  });

  it('is refused for columns without an index', () => {
    expect(() => forced(Quote, 'isDeleted', 'status')).toThrow('quotes has no index of isDeleted,status');
  });
});

describe('lists', () => {
  it.each`
    ids              | marks        | values
    ${[]}            | ${'NULL'}    | ${[]}
    ${[7]}           | ${'?'}       | ${[7]}
    ${[7, 8]}        | ${'?,?'}     | ${[7, 8]}
    ${[7, 8, 9]}     | ${'?,?,?,?'} | ${[7, 8, 9, 9]}
    ${[7, 8, 9, 10]} | ${'?,?,?,?'} | ${[7, 8, 9, 10]}
  `(
    'in a prepared statement $ids has $marks and the values $values',
    ({ ids, marks, values }: { ids: number[]; marks: string; values: number[] }) => {
      expect(partsOf(roundedList(ids))).toEqual([marks, values]);
    },
  );

  it('share eight texts between 1 and 100 values', () => {
    const texts = Array.from({ length: 100 }, (_, at) => roundedList(Array(at + 1).fill(0)).text);
    expect(new Set(texts).size).toBe(8);
  });

  it('elsewhere have as many marks as values, and NULL for none', () => {
    expect(partsOf(list([7, 8, 9]))).toEqual(['?,?,?', [7, 8, 9]]);
    expect(partsOf(list([]))).toEqual(['NULL', []]);
  });
});
