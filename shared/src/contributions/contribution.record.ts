import { CONTRIBUTION_METHODS } from '#shared/contributions/contribution';
import { COVERAGE_TIERS, COVERAGES } from '#shared/plans/plan-codes';
import { record, type Wire } from '#shared/records/field';
import { code, described, dollars, id, listOf, nested, number, orNull, whole } from '#shared/records/kinds';

const SHARE = number('Share', {
  about: 'Percent of the premium, or dollars a month for the method Flat.',
  example: 50,
});

/** What the employer pays toward one type of coverage. PUT /api/contribution/{quoteId}. */
export const CONTRIBUTION = record('ContributionBody', {
  Coverage: code('Coverage', COVERAGES),
  Method: code('Method', CONTRIBUTION_METHODS),
  Tiers: nested(
    'Tiers',
    record({
      'Employee only': SHARE,
      'Employee and spouse': SHARE,
      'Employee and child(ren)': SHARE,
      Family: SHARE,
    }),
  ),
  ReferencePlanId: described(
    orNull(id('Reference plan')),
    'One of the selected plans, for the method PercentOfReferencePlan; else null.',
  ),
  Budget: orNull(
    number('Budget', {
      about: 'The most that the employer wants to pay in a month, in dollars; null where it is not known.',
      example: 12_500,
    }),
  ),
  Version: whole('Version', { min: 0, about: '0 while nothing is stored and the suggestion is shown.', example: 1 }),
});

const premium = (label: string) => dollars(label, { about: 'Dollars a month.' });
/** Employer and Employees add up to Premium. */
export const CONTRIBUTION_RESULT = record({
  PlanId: orNull(id('Plan')),
  Premium: premium('Premium'),
  Employer: premium('Employer'),
  Employees: premium('Employees'),
});

/** GET /api/contribution/{quoteId} answers one per type of coverage. */
export const CONTRIBUTION_ROW = record('ContributionAnswer', {
  ...CONTRIBUTION,
  Results: described(
    listOf('Results', nested('Result', CONTRIBUTION_RESULT)),
    'The result if everyone takes this plan, and (PlanId null) with each employee in the assigned plan.',
  ),
});

/** GET /api/contribution/EmployerCosts/{quoteId}: if everyone takes this plan, under the saved contribution to its coverage. */
export const EMPLOYER_COST = record('EmployerCostAnswer', { PlanId: id('Plan'), Employer: premium('Employer') });

export type Contribution = Wire<typeof CONTRIBUTION>;
export type ContributionResult = Wire<typeof CONTRIBUTION_RESULT>;
export type EmployerCost = Wire<typeof EMPLOYER_COST>;
export type ContributionResponse = Wire<typeof CONTRIBUTION_ROW>;

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
