import { formatPercent, formatPercentChange, parsePercent } from '#shared/formats/percent';

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

  it.each`
    before      | after        | text
    ${100}      | ${105.74}    | ${'+5.7%'}
    ${100}      | ${97.9}      | ${'−2.1%'}
    ${100}      | ${100}       | ${'0%'}
    ${100}      | ${100.04}    | ${'0%'}
    ${30_749.7} | ${32_516.25} | ${'+5.7%'}
    ${100}      | ${2_300}     | ${'+2,200%'}
    ${0}        | ${10}        | ${''}
  `('from $before to $after is $text', ({ before, after, text }) => {
    expect(formatPercentChange(before as number, after as number)).toBe(text);
  });
});
