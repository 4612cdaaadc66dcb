import type { Contribution } from '#shared/contributions/contribution.record';
import { COVERAGE_TIERS } from '#shared/plans/coverage-tier';

export const PERCENT_RANGE = 'Enter a percentage from 0 to 100 with at most two decimals.';
export const DOLLARS_RANGE = 'Enter an amount from $0.00 to $99,999.99 with at most two decimals.';
export const REFERENCE_PLAN_MISSING = 'Choose one of the selected plans as the reference plan.';
export const BUDGET_RANGE = 'Enter a monthly budget from $0.00 to $9,999,999.99 with at most two decimals.';

const MOST_DOLLARS = 99_999.99;
const MOST_BUDGET = 9_999_999.99;

/**
 * What is wrong with a submitted contribution, by field; empty when it is valid.
 *
 * @param planIds the selected plans of that coverage
 */
export function contributionProblems(
  { Method, Tiers, ReferencePlanId, Budget }: Pick<Contribution, 'Method' | 'Tiers' | 'ReferencePlanId' | 'Budget'>,
  planIds: readonly number[],
): Record<string, string[]> {
  const [most, message] = Method === 'Flat' ? [MOST_DOLLARS, DOLLARS_RANGE] : [100, PERCENT_RANGE];
  const tiers = COVERAGE_TIERS.filter((tier) => !isAmount(Tiers[tier], most)).map((tier) => [
    `Tiers.${tier}`,
    [message],
  ]);
  const needsReference = Method === 'PercentOfReferencePlan';
  const hasReference = ReferencePlanId !== null && planIds.includes(ReferencePlanId);
  return Object.fromEntries([
    ...tiers,
    ...(needsReference && !hasReference ? [['ReferencePlanId', [REFERENCE_PLAN_MISSING]]] : []),
    ...(Budget !== null && !isAmount(Budget, MOST_BUDGET) ? [['Budget', [BUDGET_RANGE]]] : []),
  ]) as Record<string, string[]>;
}

/** Not negative, with at most two decimals. */
const isAmount = (value: unknown, most: number): boolean =>
  typeof value === 'number' && value >= 0 && value <= most && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
