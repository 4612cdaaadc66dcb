import { buildPlan } from '../../components/plan-browser/testing/build-plan.ts';
import { netPlans } from './net-plans.ts';

const PLANS = [buildPlan(1, { TotalMonthlyRate: 500, MarketRate: 500 }), buildPlan(2)];
const amount = (PlanId: number, PlanRateUnderSubsidy: number) => ({
  PlanId,
  PlanRateUnderSubsidy,
  EHBPercentage: 98,
  EHBAmount: 490,
});

describe('plans under a tax credit', () => {
  it('cost what remains, beside their market rate', () => {
    expect(netPlans(PLANS, [amount(1, 120.5)])).toMatchObject([
      { PlanId: 1, TotalMonthlyRate: 120.5, MarketRate: 500 },
      { PlanId: 2, TotalMonthlyRate: PLANS[1]!.TotalMonthlyRate },
    ]);
  });

  it('are the same list while none is elected', () => {
    expect(netPlans(PLANS, [])).toBe(PLANS);
  });
});
