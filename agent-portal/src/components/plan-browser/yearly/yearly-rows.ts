import { isUnderCredit } from '#shared/plans/net-premium-of';
import type { Plan } from '#shared/plans/plan.record';
import { COST_YEARS, type CostYear, type YearlyCost } from '#shared/plans/yearly-cost';
import { COST_YEAR_LABELS, yearText } from '#shared/plans/yearly-cost-words';

/** Where a plan is bought, as far as it decides what the household pays. */
export const PLAN_SOURCES = ['credit', 'marketplace', 'direct', 'short-term'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

export const SOURCE_LABELS: Readonly<Record<PlanSource, string>> = {
  credit: 'With tax credit',
  marketplace: 'Marketplace plan',
  direct: 'Off the marketplace',
  'short-term': 'Short-term',
};

export interface YearlyRow {
  plan: Plan;
  /** Dollars a month; null = rates not loaded. */
  premium: number | null;
  cost: YearlyCost;
  source: PlanSource;
}

export function sourceOf(plan: Plan, isShortTerm: boolean): PlanSource {
  if (isShortTerm) {
    return 'short-term';
  }
  return isUnderCredit(plan) ? 'credit' : plan.IsOnExchange ? 'marketplace' : 'direct';
}

/** Lowest first; where the year is not known, last. Equal plans stay in their order. */
export const sortByYear = (rows: readonly YearlyRow[], year: CostYear): YearlyRow[] =>
  [...rows].sort((one, other) => centsOf(one, year) - centsOf(other, year) || 0);

const centsOf = ({ cost }: YearlyRow, year: CostYear): number => cost[year]?.totalCents ?? Number.MAX_SAFE_INTEGER;

/** "With high use, Silver 3000 costs least: $14,200." Null where no plan's year is known. */
export function leastText(rows: readonly YearlyRow[], year: CostYear): string | null {
  const [first, ...others] = sortByYear(rows, year);
  const least = first?.cost[year];
  if (!first || !least) {
    return null;
  }
  const equal = others.filter(({ cost }) => cost[year]?.totalCents === least.totalCents).length;
  const name = first.plan.PlanDisplayName;
  const subject = equal === 0 ? `${name} costs` : `${name} and ${equal} other ${equal === 1 ? 'plan' : 'plans'} cost`;
  return `With ${COST_YEAR_LABELS[year].toLowerCase()}, ${subject} least: ${yearText(least)}.`;
}

/** One dollar axis for all plans, from zero to the highest cost. */
export interface YearlyAxis {
  endCents: number;
  stepCents: number;
  tickCents: number[];
}

const MOST_STEPS = 5;
const STEPS_CENTS = [1, 2, 5, 10, 20, 50, 100, 200, 500].map((thousands) => thousands * 100_000);

export function axisOf(rows: readonly YearlyRow[]): YearlyAxis {
  const costs = rows.flatMap(({ cost }) => COST_YEARS.map((year) => cost[year]?.totalCents ?? 0));
  const endCents = Math.max(STEPS_CENTS[0]!, ...costs);
  const stepCents = STEPS_CENTS.find((step) => step * MOST_STEPS >= endCents) ?? endCents;
  const ticks = Math.floor(endCents / stepCents) + 1;
  return { endCents, stepCents, tickCents: Array.from({ length: ticks }, (_, at) => at * stepCents) };
}

/** Percent of the axis; null: not known. */
export const placesOf = (cost: YearlyCost, { endCents }: YearlyAxis): Record<CostYear, number | null> => {
  const placeOf = (year: CostYear) => {
    const known = cost[year];
    return known && (known.totalCents / endCents) * 100;
  };
  return { good: placeOf('good'), usual: placeOf('usual'), bad: placeOf('bad') };
};
