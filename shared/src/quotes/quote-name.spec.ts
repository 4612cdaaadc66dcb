import { isoDate } from '#shared/dates/iso-date';
import { cannotBePrinted } from '#shared/formats/text';
import {
  isUnnamed,
  NAME_MISSING,
  NAME_ONE_LINE,
  NAME_TAKEN,
  NAME_TOO_LONG,
  newQuoteName,
  quoteNameProblem,
  renameLock,
} from '#shared/quotes/quote-name';
import { readOnlyReason } from '#shared/quotes/quote-status';

const DAY = isoDate('2027-01-01');

describe('quoteNameProblem', () => {
  it.each([
    ['Acme 2027', null],
    ['  ', NAME_MISSING],
    ['x'.repeat(100), null],
    ['x'.repeat(101), NAME_TOO_LONG],
    ['one\ntwo', NAME_ONE_LINE],
    [' first IDEA ', NAME_TAKEN],
    ['Acme 🚀', `Error: ${cannotBePrinted('🚀')}`],
  ])('%j: %s', (name, message) => {
    expect(quoteNameProblem(name, ['First idea', 'Second idea'])).toBe(message);
  });

  it.each([NAME_MISSING, NAME_TOO_LONG, NAME_ONE_LINE, NAME_TAKEN])('"%s" starts with Error:', (message) => {
    expect(message.startsWith('Error: ')).toBe(true);
  });
});

describe('newQuoteName', () => {
  it.each([
    ['SmallGroupNewBusiness', [], 'New business 1/1/2027'],
    ['SmallGroupRenewal', ['New business 1/1/2027'], 'Renewal 1/1/2027'],
    ['SmallGroupRenewal', ['Renewal 1/1/2027'], 'Renewal 1/1/2027 (2)'],
    ['SmallGroupRenewal', ['renewal 1/1/2027', 'Renewal 1/1/2027 (2)'], 'Renewal 1/1/2027 (3)'],
  ] as const)('of a %s beside %j is %s', (quoteType, others, name) => {
    expect(newQuoteName(quoteType, DAY, others)).toBe(name);
  });
});

describe('isUnnamed', () => {
  it.each([
    ['New business 1/1/2027', true],
    ['New business 01/01/2027 (2)', true],
    ['New business 1/1/2027 (12)', true],
    ['New business 1/1/2027 (b)', false],
    ['New business 1/1/2027 for Ruth', false],
    ['New business 12/1/2026', false],
    ['Renewal 1/1/2027', false],
    ['Ruth’s idea', false],
  ])('%j: %s', (name, expected) => {
    expect(isUnnamed(name, 'SmallGroupNewBusiness', DAY)).toBe(expected);
  });
});

describe('renameLock', () => {
  it.each([
    ['Quoting', 0, null],
    ['Enrolling', 0, null],
    ['Complete', 4, readOnlyReason(4)],
    ['Approved', 4, readOnlyReason(4)],
    ['Approved', 0, 'A quote in status Approved can no longer be renamed.'],
    ['PassiveRenewalFailure', 0, 'A quote in status Passively Renewed can no longer be renamed.'],
  ] as const)('in %s, read-only %i: %j', (status, readOnly, problem) => {
    expect(renameLock({ status, readOnly }, 'external')).toBe(problem);
  });
});
