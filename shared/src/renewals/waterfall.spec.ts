import type { PremiumComparison } from '#shared/renewals/renewal.record';
import { waterfall } from '#shared/renewals/waterfall';

const NOTHING = { Ageing: 0, Rates: 0, Area: 0, Joined: 0, Left: 0, Coverage: 0, Tobacco: 0, PlanMapping: 0 };
const comparison = (Before: number, After: number, parts: Partial<typeof NOTHING>): PremiumComparison => ({
  Before,
  After,
  Change: After - Before,
  Parts: { ...NOTHING, ...parts },
});

it('hangs each cause between what was before it and what is after it', () => {
  const { floor, reach, steps } = waterfall(
    comparison(652, 694, { Ageing: 1.25, Rates: 20.75, Joined: 347, Left: -327 }),
  );
  expect([floor, reach]).toEqual([500, 729.4]);
  expect(steps.map(({ label, base, size, kind, text }) => [label, base, size, kind, text])).toEqual([
    ['Premium now', 0, 152, 'total', '$652.00'],
    ['Members are a year older', 152, 1.25, 'up', '+$1.25'],
    ['Rate change', 153.25, 20.75, 'up', '+$20.75'],
    ['People who joined the group', 174, 347, 'up', '+$347.00'],
    ['People who left the group', 194, 327, 'down', '($327.00)'],
    ['At renewal', 0, 194, 'total', '$694.00'],
  ]);
});

it('has only the two totals where nothing changes', () => {
  expect(waterfall(comparison(10, 10, {})).steps.map(({ kind }) => kind)).toEqual(['total', 'total']);
});

it.each([
  ['zoomed to a small change of a large premium', 30_749.7, 32_516.25, 30_000],
  ['and to a loss', 32_516.25, 30_749.7, 30_000],
  ['not zoomed where the premium doubles', 300, 650, 0],
  ['not zoomed where there was none', 0, 500, 0],
  ['not zoomed where nothing changes', 500, 500, 0],
])('is %s', (_case, before, after, floor) => {
  expect(waterfall(comparison(before, after, { Rates: after - before })).floor).toBe(floor);
});
