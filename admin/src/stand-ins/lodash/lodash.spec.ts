import { createRequire } from 'node:module';
import { jest } from '@jest/globals';
import cloneDeep from './clone-deep.ts';
import debounce from './debounce.ts';
import defaults from './defaults.ts';
import difference from './difference.ts';
import get from './get.ts';
import isEqual from './is-equal.ts';
import memoize from './memoize.ts';
import merge from './merge.ts';
import mergeWith from './merge-with.ts';
import pick from './pick.ts';
import set from './set.ts';
import union from './union.ts';

type Call = (...given: unknown[]) => unknown;

/** The real one, which react-admin has while the console is developed. */
const lodash = createRequire(import.meta.url)('lodash') as Record<string, Call>;
const ours: Record<string, Call> = {
  cloneDeep: cloneDeep as Call,
  defaults: defaults as Call,
  difference: difference as Call,
  get: get as Call,
  isEqual: isEqual as Call,
  merge: merge as Call,
  mergeWith: mergeWith as Call,
  pick: pick as Call,
  set: set as Call,
  union: union as Call,
};

const day = new Date('2026-05-01T00:00:00Z');
const later = new Date('2026-06-01T00:00:00Z');
const bare = (fields: object): object => Object.assign(Object.create(null) as object, fields);
const listsStay = (_own: unknown, given: unknown) => (Array.isArray(given) ? given : undefined);
const render = () => null;

/** Each asked anew, because some of them write into what they are given. */
const CASES: [name: string, given: () => unknown[]][] = [
  ['get', () => [{ a: { b: 1 } }, 'a.b']],
  ['get', () => [{ a: [{ b: 1 }] }, 'a[0].b']],
  ['get', () => [{ a: [{ b: 1 }] }, 'a.0.b']],
  ['get', () => [{ 'a.b': 1, a: { b: 2 } }, 'a.b']],
  ['get', () => [{ a: null }, 'a.b', 'none']],
  ['get', () => [{ a: null }, 'a', 'none']],
  ['get', () => [{ a: undefined }, 'a', 'none']],
  ['get', () => [{ a: 0 }, 'a', 'none']],
  ['get', () => [{ a: { b: 1 } }, ['a', 'b']]],
  ['get', () => [undefined, 'a', 'none']],
  ['get', () => [null, 'a']],
  ['get', () => [{ a: 1 }, undefined]],
  ['get', () => [{ '': 1 }, '']],
  ['set', () => [{}, 'a', 1]],
  ['set', () => [{ a: { c: 2 } }, 'a.b', 1]],
  ['set', () => [{}, 'a[0].b', 1]],
  ['set', () => [{ a: 1 }, 'a.b', 1]],
  ['set', () => [{ 'a.b': 1 }, 'a.b', 2]],
  ['set', () => [{}, '__proto__.polluted', true]],
  ['set', () => [undefined, 'a', 1]],
  ['isEqual', () => [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }]],
  [
    'isEqual',
    () => [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  ['isEqual', () => [{ a: undefined }, {}]],
  ['isEqual', () => [{ a: undefined }, { b: undefined }]],
  ['isEqual', () => [[1, 2], [2, 1]]], // prettier-ignore
  ['isEqual', () => [[], {}]],
  ['isEqual', () => [{}, {}]],
  ['isEqual', () => [bare({ a: 1 }), { a: 1 }]],
  ['isEqual', () => [NaN, NaN]],
  ['isEqual', () => [0, -0]],
  ['isEqual', () => ['1', 1]],
  ['isEqual', () => [null, undefined]],
  ['isEqual', () => [day, new Date(day)]],
  ['isEqual', () => [day, later]],
  ['isEqual', () => [day, {}]],
  ['isEqual', () => [{ render }, { render }]],
  ['isEqual', () => [{ render }, { render: () => null }]],
  ['cloneDeep', () => [{ a: [1, { b: day }], c: undefined, d: null }]],
  ['cloneDeep', () => ['text']],
  ['merge', () => [{ a: { b: 1 } }, { a: { c: 2 } }, { d: 3 }]],
  ['merge', () => [{ a: [1, 2, 3] }, { a: [4] }]],
  [
    'merge',
    () => [
      { a: 1, b: 2 },
      { a: undefined, b: null, c: undefined },
    ],
  ],
  ['merge', () => [{ a: 'text' }, { a: { b: 1 } }]],
  ['merge', () => [{ a: { b: 1 } }, { a: 'text' }]],
  ['merge', () => [{}, undefined, { _scrollToTop: true }]],
  ['merge', () => [{}, { at: day }]],
  ['mergeWith', () => [{ a: [1, 2], b: { c: 1 } }, { a: [3], b: { d: [4] } }, listsStay]],
  ['mergeWith', () => [{ q: 'one', Status: ['A'] }, { q: '', Status: [] }, listsStay]],
  ['pick', () => [{ a: 1, b: undefined, c: 3 }, ['a', 'b', 'd']]],
  ['pick', () => [Object.create({ inherited: 1 }), ['inherited']]],
  ['pick', () => [null, ['a']]],
  ['defaults', () => [{}, { a: undefined, b: null }, { a: 1, b: 2, c: 3 }]],
  ['defaults', () => [{ a: 0 }, null, { a: 1 }]],
  ['union', () => [[1, 2], [2, 3, 3], undefined]],
  ['union', () => [undefined, ['1', 1]]],
  ['difference', () => [[1, 2, 3], [2]]],
  ['difference', () => [[1, '1', NaN], [NaN]]],
  ['difference', () => [undefined, [1]]],
];

describe('what react-admin asks of lodash', () => {
  it.each(CASES.map(([name, given], index) => ({ name, given, index })))(
    '$name answers as lodash does (case $index)',
    ({ name, given }) => {
      expect(ours[name]!(...given())).toStrictEqual(lodash[name]!(...given()));
    },
  );

  it('lets nobody write into every object there is', () => {
    set({}, '__proto__.polluted', true);
    merge({}, JSON.parse('{"__proto__": {"polluted": true}}'));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('copies deep: what is written into the copy is not in the original', () => {
    const original = { filter: { Status: ['A'] } };
    const copy = cloneDeep(original) as typeof original;
    copy.filter.Status.push('B');
    expect(original).toEqual({ filter: { Status: ['A'] } });
  });

  it('waits until nobody calls any more, and can be called off', () => {
    jest.useFakeTimers();
    const called: string[] = [];
    const search = debounce((text: string) => called.push(text), 250);
    search('a');
    jest.advanceTimersByTime(200);
    search('ab');
    jest.advanceTimersByTime(249);
    expect(called).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(called).toEqual(['ab']);
    search('abc');
    search.cancel();
    jest.advanceTimersByTime(1_000);
    expect(called).toEqual(['ab']);
    jest.useRealTimers();
  });

  it('asks once for every key, also where the answer is nothing', () => {
    const asked: unknown[] = [];
    const required = memoize(
      (message?: string) => void asked.push(message),
      (...given) => JSON.stringify(given),
    );
    required('Required.');
    required('Required.');
    required();
    expect(asked).toEqual(['Required.', undefined]);
  });
});
