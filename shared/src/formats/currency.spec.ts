import fc from 'fast-check';
import {
  CURRENCY_INVALID,
  centsFromDollars,
  currencyProblem,
  dollarsFromCents,
  formatCents,
  formatDollars,
  parseCurrency,
} from './currency.ts';

const anyCents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

describe('an amount on the screen', () => {
  it.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [5, '$0.05'],
    [100, '$1.00'],
    [99_999, '$999.99'],
    [123_456_789, '$1,234,567.89'],
    [-50, '($0.50)'],
    [-123_456, '($1,234.56)'],
    [1.5, 'NA'],
    [Number.NaN, 'NA'],
    [Number.POSITIVE_INFINITY, 'NA'],
    [1e16, 'NA'],
    [null, 'NA'],
    [undefined, 'NA'],
  ])('shows %p cents as %s', (cents, shown) => {
    expect(formatCents(cents)).toBe(shown);
  });

  it.each([
    [0, '$0.00'],
    [12.5, '$12.50'],
    [0.1 + 0.2, '$0.30'],
    [-1234.56, '($1,234.56)'],
    [-0.001, '$0.00'],
    [Number.NaN, 'NA'],
    [Number.NEGATIVE_INFINITY, 'NA'],
    [1e20, 'NA'],
    [null, 'NA'],
    [undefined, 'NA'],
  ])('shows %p dollars as %s', (dollars, shown) => {
    expect(formatDollars(dollars)).toBe(shown);
  });
});

describe('cents and dollars', () => {
  it.each([
    [0.29, 29],
    [1.15, 115],
    [8.2, 820],
    [4.35, 435],
    [1.005, 101],
    [1.0049, 100],
    [-1.005, -101],
    [0.005, 1],
    [0.004, 0],
    [1e-7, 0],
    [-1e-7, 0],
    [1_111_111.11, 111_111_111],
  ])('takes %p dollars as %p cents', (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('refuses %p dollars', (dollars) => {
    expect(() => centsFromDollars(dollars)).toThrow(RangeError);
  });

  it.each([0.5, Number.NaN, 1e16])('refuses %p cents', (cents) => {
    expect(() => dollarsFromCents(cents)).toThrow(RangeError);
  });

  it('comes back to the same cent, with at most two decimals on the way', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const dollars = dollarsFromCents(cents);
        return /^-?\d+(\.\d{1,2})?$/.test(String(dollars)) && centsFromDollars(dollars) === cents;
      }),
    );
  });
});

describe('a typed amount', () => {
  it.each([
    ['1234.56', 123_456],
    ['$1,234.56', 123_456],
    ['1234.5', 123_450],
    ['1234.', 123_400],
    ['.5', 50],
    ['0', 0],
    ['-0', 0],
    ['-12', -1200],
    ['-$12', -1200],
    ['$-12', -1200],
    ['($12.30)', -1230],
    [' $ 5 ', 500],
    ['1,234,567', 123_456_700],
  ])('reads %j as %p cents', (text, cents) => {
    expect(parseCurrency(text)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '$',
    '.',
    '-',
    '()',
    '1.234',
    '1,23',
    '12,3456',
    '1.2.3',
    'ten',
    '(-5)',
    '(5',
    '5)',
    '1e3',
    '99999999999999999',
  ])('does not read %j', (text) => {
    expect(parseCurrency(text)).toBeNull();
  });

  it('reads back every amount as it is shown', () => {
    fc.assert(fc.property(anyCents, (cents) => parseCurrency(formatCents(cents)) === cents));
  });

  it.each([
    ['', null],
    ['12.34', null],
    ['12.345', CURRENCY_INVALID],
  ])('%j: %j', (text, message) => {
    expect(currencyProblem(text)).toBe(message);
  });
});
