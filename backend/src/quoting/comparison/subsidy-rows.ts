import { centsFromDollars, dollarsFromCents, formatDollars } from '#shared/formats/currency';
import type { CompanionResponse } from '#shared/individuals/companion.record';
import type { CompareRow } from '#shared/plans/compare-rows';
import { creditWords, type ShownCredit } from '#shared/plans/plan-texts';
import type { Plan } from '#shared/plans/plan.record';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import type { YearTerms } from '#shared/plans/yearly-cost';

/** What a comparison says about a household's costs. */
export interface HouseholdCosts {
  /** Under the credit that is asked for, by plan; null without one: then the plans have the elected credit. */
  netRates: ReadonlyMap<number, number> | null;
  /** What the premiums are under; null without a credit, or while it is unknown. */
  credit: ShownCredit | null;
  /** Who cannot have the credit. */
  creditNotes: readonly string[];
  year: YearTerms;
  /** Of a household in two plans: the other one. */
  companion: CompanionResponse | null;
  /** Of short-term plans; null for others. */
  notice: string | null;
}

/**
 * The premiums after the subsidy: "market rate minus subsidy, floored at zero, medical only" (spec 002 section 5). A household's credit
 * pays for essential health benefits only, and is worded by what is known of it here, not by what was sent.
 */
export function subsidyRows(
  plans: readonly Plan[],
  request: PlanComparisonRequest,
  household: HouseholdCosts | null,
): CompareRow[] {
  const subsidy = request.subsidy ?? 0;
  const maxSubsidyAmount = request.maxSubsidyAmount ?? 0;
  if (subsidy <= 0 || !plans.every(({ IsMedical }) => IsMedical)) {
    return [];
  }
  const values = plans.map(({ PlanId, MarketRate, RatesMessage }) =>
    MarketRate === null
      ? RatesMessage
      : formatDollars(household?.netRates?.get(PlanId) ?? rateUnderSubsidy(MarketRate, subsidy)),
  );
  const most = maxSubsidyAmount > 0 ? ` of at most ${formatDollars(maxSubsidyAmount)}` : '';
  return [
    {
      category: 'Premium',
      name: `Monthly premium after ${household?.credit ? creditWords(household.credit) : `${formatDollars(subsidy)} subsidy${most}`}`,
      values,
      differs: new Set(values).size > 1,
    },
  ];
}

const rateUnderSubsidy = (rate: number, subsidy: number): number =>
  dollarsFromCents(Math.max(0, centsFromDollars(rate) - centsFromDollars(subsidy)));
