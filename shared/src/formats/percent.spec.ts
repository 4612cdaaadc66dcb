import {
  changeText,
  formatPercent,
  parsePercent,
  percentChange,
  percentChangeText,
  signedDollars,
  signedPercent,
} from '#shared/formats/percent';

describe('a percentage', () => {
  it.each([
    ['50', 50],
    ['33.33', 33.33],
    [' 75 % ', 75],
    ['0', 0],
    ['100.', 100],
    ['.5', null],
    ['33.333', null],
    ['-5', null],
    ['half', null],
    ['', null],
  ])('typed as "%s" is %s', (text, percent) => {
    expect(parsePercent(text)).toBe(percent);
  });

  it.each([
    [50, '50%'],
    [33.33, '33.33%'],
    [0.1, '0.1%'],
  ])('%s reads %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });
});

describe('a change in per cent', () => {
  it.each([
    [40_000, 43_000, 7.5],
    [40_000, 37_000, -7.5],
    [30_000, 30_000, 0],
    [30_000, 30_001, 0],
    [0, 10_000, null],
  ])('from %i to %i is %s', (before, after, expected) => {
    expect(percentChange(before, after)).toBe(expected);
  });
});

it.each([
  [30_749.7, 32_516.25, '+5.7%'],
  [100, 97.9, '−2.1%'],
  [100, 2_300, '+2,200.0%'],
  [0, 10, ''],
])('from %d to %d is "%s"', (before, after, text) => {
  expect(percentChangeText(before, after)).toBe(text);
});

describe('a change has its sign', () => {
  it.each([
    [41, '+$41.00', '+41.0%'],
    [-3.5, '($3.50)', '−3.5%'],
    [0, '$0.00', '0.0%'],
  ])('%s', (amount, dollars, percent) => {
    expect([signedDollars(amount), signedPercent(amount)]).toEqual([dollars, percent]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('and is NA where there is no amount: %s', (amount) => {
    expect(signedDollars(amount)).toBe('NA');
  });

  it.each([
    [626, 663.5, '+$37.50 (+6.0%)'],
    [663.5, 626, '($37.50) (−5.7%)'],
    [0.1, 0.3, '+$0.20 (+200.0%)'],
    [626, 626, '$0.00'],
    [0, 347, '+$347.00'],
    [347, 0, '($347.00) (−100.0%)'],
  ])('and its per cent: from %d to %d is "%s"', (before, after, text) => {
    expect(changeText(before, after)).toBe(text);
  });
});
