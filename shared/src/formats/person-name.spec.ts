import {
  formatName,
  formatNameLastFirst,
  MIDDLE_INITIAL_INVALID,
  middleInitialProblem,
  NAME_INVALID,
  nameProblem,
  parseName,
} from './person-name.ts';
import { cannotBePrinted } from './text.ts';

describe('nameProblem', () => {
  it.each(['', 'Ada', "O'Brien", 'Smith-Jones', 'St. Clair', 'van der Berg', 'King, Jr.', 'Renée', 'Nuñez', 'X'])(
    'takes %j',
    (text) => {
      expect(nameProblem(text)).toBeNull();
    },
  );

  it.each(['123', 'Ada1', '-', "'", '. .', 'a@b.co', '<b>', 'O’Brien', '=cmd'])('refuses %j', (text) => {
    expect(nameProblem(text)).toBe(NAME_INVALID);
  });
});

it.each(['王', 'محمد'])('%j is a name that documents cannot show', (text) => {
  expect(nameProblem(text)).toBe(cannotBePrinted(text[0]!));
});

describe('middleInitialProblem', () => {
  it.each([
    ['', null],
    ['B', null],
    ['b.', null],
    ['É', null],
    ['Bo', MIDDLE_INITIAL_INVALID],
    ['1', MIDDLE_INITIAL_INVALID],
    ['.', MIDDLE_INITIAL_INVALID],
  ])('%j gives %j', (text, message) => {
    expect(middleInitialProblem(text)).toBe(message);
  });
});

describe('a full name', () => {
  it.each([
    [{ FirstName: 'Ada', MiddleInitial: 'B', LastName: 'Lovelace' }, 'Ada B. Lovelace', 'Lovelace, Ada B.'],
    [{ FirstName: 'Ada', MiddleInitial: 'B.', LastName: 'Lovelace' }, 'Ada B. Lovelace', 'Lovelace, Ada B.'],
    [{ FirstName: ' Ada ', MiddleInitial: null, LastName: 'Lovelace' }, 'Ada Lovelace', 'Lovelace, Ada'],
    [{ FirstName: 'Ada', LastName: '' }, 'Ada', 'Ada'],
    [{ LastName: 'Lovelace' }, 'Lovelace', 'Lovelace'],
    [{}, '', ''],
  ])('of %j is shown as %j and listed as %j', (name, shown, listed) => {
    expect([formatName(name), formatNameLastFirst(name)]).toEqual([shown, listed]);
  });

  it.each([
    ['Lovelace, Ada', 'Ada', 'Lovelace'],
    ['Lovelace,Ada B', 'Ada B', 'Lovelace'],
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada   B  Lovelace ', 'Ada B', 'Lovelace'],
    ['Lovelace', '', 'Lovelace'],
    ['Lovelace,', '', 'Lovelace'],
    ['', '', ''],
  ])('typed as %j has first name %j and last name %j', (text, FirstName, LastName) => {
    expect(parseName(text)).toEqual({ FirstName, LastName });
  });
});
