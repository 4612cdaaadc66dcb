import { formatPercent, parsePercent } from '#shared/formats/percent';

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
