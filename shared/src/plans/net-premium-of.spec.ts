import { underCredit, unsubsidizedPart } from '#shared/plans/net-premium-of';
import { buildPlan, buildUnrated } from '#support/shared/plans.ts';

describe('the part of a premium that no tax credit pays', () => {
  it.each([
    ['is what is not essential, under a credit', 600.1, 100, 590.05, 10.05],
    ['is the whole premium without a credit', 600, 600, 590, 600],
    ['is the whole premium where the credit is not known', 600, null, 590, 600],
    ['is unknown without rates', null, null, null, null],
  ])('%s', (_what, TotalMonthlyRate, NetMonthlyRate, EHBAmount, expected) => {
    expect(unsubsidizedPart({ TotalMonthlyRate, NetMonthlyRate, EHBAmount })).toBe(expected);
  });
});

describe('a plan under another amount of tax credit', () => {
  const AT_MARKETPLACE = { TotalMonthlyRate: 600.1, EHBAmount: 590.05, IsOnExchange: true };

  it.each([
    ['less than its essential part', 100.04, 500.06],
    ['more than its essential part', 700, 10.05],
    ['nothing', 0, 600.1],
  ])('costs what is left: %s', (_what, elected, expected) => {
    const plan = buildPlan(1, { ...AT_MARKETPLACE, NetMonthlyRate: 300 });
    expect(underCredit(plan, Math.round(elected * 100)).NetMonthlyRate).toBe(expected);
  });

  it.each([
    ['is not sold at the marketplace', buildPlan(1, { ...AT_MARKETPLACE, IsOnExchange: false })],
    ['is catastrophic', buildPlan(1, { ...AT_MARKETPLACE, MetalTier: 'Catastrophic' })],
    ['has no rates', buildUnrated(1, { IsOnExchange: true })],
    ['costs that already', buildPlan(1, { ...AT_MARKETPLACE, NetMonthlyRate: 590.1 })],
  ])('is the same plan where it %s', (_where, plan) => {
    expect(underCredit(plan, 1_000)).toBe(plan);
  });
});
