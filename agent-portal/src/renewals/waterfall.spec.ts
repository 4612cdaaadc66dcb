import type { PremiumComparison } from '#shared/renewals/renewal.record';
import { waterfall } from './waterfall.ts';

const NOTHING = { Ageing: 0, Rates: 0, Area: 0, Joined: 0, Left: 0, Coverage: 0, Tobacco: 0, PlanMapping: 0 };
const comparison = (Before: number, After: number, parts: Partial<typeof NOTHING>): PremiumComparison => ({
  Before,
  After,
  Change: After - Before,
  Parts: { ...NOTHING, ...parts },
});

it('hangs each cause between what was before it and what is after it', () => {
  const steps = waterfall(comparison(652, 694, { Ageing: 1.25, Rates: 20.75, Joined: 347, Left: -327 }));
  expect(steps.map(({ label, base, size, kind }) => [label, base, size, kind])).toEqual([
    ['Premium now', 0, 652, 'total'],
    ['Members are a year older', 652, 1.25, 'up'],
    ['Filed rates of the new year', 653.25, 20.75, 'up'],
    ['People who joined the group', 674, 347, 'up'],
    ['People who left the group', 694, 327, 'down'],
    ['At the renewal', 0, 694, 'total'],
  ]);
});

it('has only the two totals where nothing changes', () => {
  expect(waterfall(comparison(10, 10, {})).map(({ kind }) => kind)).toEqual(['total', 'total']);
});
