import { isoDate } from '#shared/dates/iso-date';
import {
  isUnnamed,
  NAME_MISSING,
  NAME_ONE_LINE,
  NAME_TAKEN,
  NAME_TOO_LONG,
  newQuoteName,
  quoteNameProblem,
} from '#shared/quotes/quote-name';

const DAY = isoDate('2027-01-01');

describe('quoteNameProblem', () => {
  it.each([
    ['Acme 2027', null],
    ['  ', NAME_MISSING],
    ['x'.repeat(100), null],
    ['x'.repeat(101), NAME_TOO_LONG],
    ['one\ntwo', NAME_ONE_LINE],
    [' first IDEA ', NAME_TAKEN],
  ])('%j: %s', (name, message) => {
    expect(quoteNameProblem(name, ['First idea', 'Second idea'])).toBe(message);
  });

  it.each([NAME_MISSING, NAME_TOO_LONG, NAME_ONE_LINE, NAME_TAKEN])('"%s" starts with Error:', (message) => {
    expect(message.startsWith('Error: ')).toBe(true);
  });
});

describe('newQuoteName', () => {
  it.each([
    ['SmallGroupNewBusiness', [], 'New business 01/01/2027'],
    ['SmallGroupRenewal', ['New business 01/01/2027'], 'Renewal 01/01/2027'],
    ['SmallGroupRenewal', ['Renewal 01/01/2027'], 'Renewal 01/01/2027 (2)'],
    ['SmallGroupRenewal', ['renewal 01/01/2027', 'Renewal 01/01/2027 (2)'], 'Renewal 01/01/2027 (3)'],
  ] as const)('of a %s beside %j is %s', (quoteType, others, name) => {
    expect(newQuoteName(quoteType, DAY, others)).toBe(name);
  });
});

describe('isUnnamed', () => {
  it.each([
    ['New business 01/01/2027', true],
    ['New business 01/01/2027 (12)', true],
    ['New business 01/01/2027 (b)', false],
    ['New business 01/01/2027 for Ruth', false],
    ['New business 12/01/2026', false],
    ['Renewal 01/01/2027', false],
    ['Ruth’s idea', false],
  ])('%j: %s', (name, expected) => {
    expect(isUnnamed(name, 'SmallGroupNewBusiness', DAY)).toBe(expected);
  });
});
