import type { Coverage } from '#shared/plans/plan-codes';

/** A plan selected for a quote, with what it costs the whole group a month. */
export interface PricedSelection {
  coverage: Coverage;
  cents: number;
}

export interface QuotePremium {
  cents: number;
  /** There is a choice of plans: what the cheapest cost. */
  isLowest: boolean;
}

/** What a quote's plans cost a month: one plan of each coverage, the cheapest where there are several. null without plans. Ours. */
export function quotePremium(plans: readonly PricedSelection[]): QuotePremium | null {
  const lowest = new Map<Coverage, number>();
  for (const { coverage, cents } of plans) {
    lowest.set(coverage, Math.min(cents, lowest.get(coverage) ?? cents));
  }
  return plans.length === 0
    ? null
    : { cents: [...lowest.values()].reduce((sum, cents) => sum + cents, 0), isLowest: plans.length > lowest.size };
}
