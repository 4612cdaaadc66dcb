import { ehbPercentage } from '#shared/quotes/ehb-share';

const plan = (shareBasisPoints: number, monthlyRateCents: number) => ({ shareBasisPoints, monthlyRateCents });

describe('ehbPercentage', () => {
  it.each([
    ['nothing is selected', [], null],
    ['nobody is charged', [plan(10_000, 0)], null],
    ['one plan that is all essential', [plan(10_000, 100_00)], 100],
    ['one plan', [plan(9_950, 100_00)], 99.5],
    ['two of one price', [plan(10_000, 100_00), plan(9_900, 100_00)], 99.5],
    ['the dearer one weighs more', [plan(10_000, 300_00), plan(9_900, 100_00)], 99.75],
    ['two decimals', [plan(9_999, 100_00), plan(9_998, 200_00)], 99.98],
  ])('%s', (_what, plans, percent) => {
    expect(ehbPercentage(plans)).toBe(percent);
  });
});
