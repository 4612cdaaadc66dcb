import type { PlanComparisonRequest } from '#shared/contract/plan-comparison';
import type { Plan } from '#shared/contract/plans';
import { centsFromDollars, dollarsFromCents, formatDollars } from '#shared/formats/currency';
import type { CompareRow } from '#shared/plans/compare-rows';

/** What is left of the premiums after the subsidy: "market rate minus subsidy, floored at zero, medical only" (spec 002 section 5). */
export function subsidyRows(
  plans: readonly Plan[],
  { subsidy = 0, maxSubsidyAmount = 0 }: PlanComparisonRequest,
): CompareRow[] {
  if (subsidy <= 0 || !plans.every(({ IsMedical }) => IsMedical)) {
    return [];
  }
  const values = plans.map(({ MarketRate, RatesMessage }) =>
    MarketRate === null ? RatesMessage : formatDollars(rateUnderSubsidy(MarketRate, subsidy)),
  );
  const most = maxSubsidyAmount > 0 ? ` of at most ${formatDollars(maxSubsidyAmount)}` : '';
  return [
    {
      category: 'Premium',
      name: `Monthly premium after ${formatDollars(subsidy)} subsidy${most}`,
      values,
      differs: new Set(values).size > 1,
    },
  ];
}

const rateUnderSubsidy = (rate: number, subsidy: number): number =>
  dollarsFromCents(Math.max(0, centsFromDollars(rate) - centsFromDollars(subsidy)));
