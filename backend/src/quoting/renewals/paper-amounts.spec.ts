import { changeWithSign, withSign } from './paper-amounts.ts';

it.each([
  [41, '+$41.00'],
  [-84.12, '−$84.12'],
  [0, '$0.00'],
])('what changes by %d is written %s on paper', (dollars, text) => {
  expect(withSign(dollars)).toBe(text);
});

it.each([
  [9944.22, 9775.86, '−$168.36 (−1.7%)'],
  [652, 694, '+$42.00 (+6.4%)'],
  [652, 652, '$0.00'],
  [0, 41, '+$41.00'],
])('from %d to %d is written %s', (before, after, text) => {
  expect(changeWithSign(before, after)).toBe(text);
});
