import { ONE_LINE, oneLineProblem } from './one-line.ts';

describe('oneLineProblem', () => {
  it.each([
    ['', null],
    ['Corner Bakery & Söhne', null],
    ['a\n=1', ONE_LINE],
    ['a\r\nb', ONE_LINE],
    ['a\tb', ONE_LINE],
    ['a\u0000', ONE_LINE],
    ['a\u0085b', ONE_LINE],
    ['a\u2028b', ONE_LINE],
  ])('%j: %s', (text, problem) => {
    expect(oneLineProblem(text)).toBe(problem);
  });
});
