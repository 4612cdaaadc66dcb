import { type Changes, declaredSchema, difference, migratedSchema, type Schema } from './schema.ts';
import {
  bucketOf,
  cents,
  flag,
  id,
  instant,
  int,
  json,
  loose,
  refers,
  refersToItself,
  sealed,
  stored,
  text,
} from './stored.ts';

class House extends stored('houses', { id: id(), name: loose(50).index(), code: text(4).unique() }) {}
class Person extends stored(
  'persons',
  {
    id: id(),
    houseId: refers(() => House, 'CASCADE'),
    motherId: refersToItself('SET NULL').orNull(),
    ssnSealed: sealed(160),
    ssnBucket: bucketOf('ssnSealed').index(),
    owedCents: cents().orNull(),
    smokes: flag().orNull(),
    isActive: flag().default(true),
    kind: text<'a' | 'b'>(1).default('a'),
    address: json<{ city: string }>(),
    at: instant(),
  },
  { uniques: [['motherId', 'at']] },
) {}
class Room extends stored('rooms', { houseId: refers(() => House, 'CASCADE').key(), number: int().key() }) {}

const PERSONS = {
  columns: {
    id: 'id',
    houseId: 'int refers houses CASCADE',
    motherId: 'int null refers persons SET NULL',
    ssnSealed: 'text(160) null',
    ssnBucket: 'int null',
    owedCents: 'int null',
    smokes: 'flag null',
    isActive: 'flag default true',
    kind: 'text(1) default "a"',
    address: 'loose',
    at: 'instant',
  },
  uniques: ['motherId at'],
  indexes: ['ssnBucket', 'houseId'],
};

describe('what tables declare', () => {
  it('is in words, with an index for each column that refers, each table after those that it refers to', () => {
    const schema = declaredSchema([Room, Person, House]);
    expect(Object.keys(schema)).toEqual(['houses', 'rooms', 'persons']);
    expect(schema['persons']).toEqual(PERSONS);
    // Its primary key begins with the column that refers.
    expect(schema['rooms']).toEqual({ columns: { houseId: 'int key refers houses CASCADE', number: 'int key' } });
  });
});

describe('the difference between what is and what is declared', () => {
  const before = (): Schema => ({ persons: structuredClone(PERSONS), gone: { columns: { id: 'id' } } });
  const between = (change: (columns: Record<string, string>) => void): Changes => {
    const now = structuredClone(PERSONS);
    change(now.columns);
    return difference({ persons: PERSONS }, { persons: now });
  };

  it('is nothing between equals', () => {
    expect(difference(before(), before())).toEqual({});
  });

  it('is made by its changes', () => {
    const { at: _at, ...columns } = PERSONS.columns;
    const now: Schema = {
      rooms: { columns: { id: 'id' } },
      persons: {
        columns: { ...columns, kind: 'text(2) default "a"', note: 'loose(9) null' },
        uniques: ['motherId'],
        indexes: ['ssnBucket', 'houseId', 'note'],
      },
    };
    const changes = difference(before(), now);
    expect(changes).toEqual({
      create: { rooms: now['rooms'] },
      dropIndexes: { persons: ['motherId at'] },
      add: { persons: { columns: { note: 'loose(9) null' }, uniques: ['motherId'], indexes: ['note'] } },
      change: { persons: { kind: 'text(2) default "a"' } },
      dropColumns: { persons: ['at'] },
      drop: ['gone'],
    });
    expect(difference(migratedSchema([{ changes: { create: before() } }, { changes }]), now)).toEqual({});
  });

  it.each([
    ['a column without a value', { new: 'int' }, /^persons\.new: rows that exist would have nothing in it/],
    ['a key', { new: 'int key' }, /^persons\.new: a key cannot be added/],
    ['another target', { houseId: 'int refers rooms CASCADE' }, /^persons\.houseId: keys and columns that refer/],
  ])('is refused for %s', (_what, columns, sentence) => {
    expect(() => between((all) => Object.assign(all, columns))).toThrow(sentence);
  });
});
