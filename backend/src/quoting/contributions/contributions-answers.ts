import { contributionTerms } from '#shared/contributions/contribution-results';
import type { Contribution as ContributionTerms } from '#shared/contributions/contribution.record';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import type { Coverage, CoverageTier } from '#shared/plans/plan-codes';
import type { Contribution } from './contribution.table.ts';

/** Half of each plan's premium: a starting point for the conversation. Our choice. */
const HALF_BP = 5_000;

/** Proposed until something is stored. */
export const proposedContribution = (coverage: Coverage): ContributionTerms => ({
  Coverage: coverage,
  Method: 'PercentOfPlan',
  Tiers: wireTiers({
    employeeOnly: HALF_BP,
    employeeAndSpouse: HALF_BP,
    employeeAndChildren: HALF_BP,
    family: HALF_BP,
  }),
  ReferencePlanId: null,
  Budget: null,
  Version: 0,
});

export const toContribution = (stored: Contribution): ContributionTerms => ({
  Coverage: stored.coverage,
  Method: stored.method,
  Tiers: wireTiers(stored),
  ReferencePlanId: stored.referencePlanId,
  Budget: stored.budgetCents === null ? null : dollarsFromCents(stored.budgetCents),
  Version: stored.version,
});

type TierColumns = Pick<Contribution, 'employeeOnly' | 'employeeAndSpouse' | 'employeeAndChildren' | 'family'>;

export type ContributionColumns = TierColumns & Pick<Contribution, 'method' | 'referencePlanId' | 'budgetCents'>;

export function toContributionColumns(request: ContributionTerms): ContributionColumns {
  const { method, tiers } = contributionTerms(request);
  return {
    method,
    employeeOnly: tiers['Employee only'],
    employeeAndSpouse: tiers['Employee and spouse'],
    employeeAndChildren: tiers['Employee and child(ren)'],
    family: tiers.Family,
    referencePlanId: method === 'PercentOfReferencePlan' ? request.ReferencePlanId : null,
    budgetCents: request.Budget === null ? null : centsFromDollars(request.Budget),
  };
}

const wireTiers = (columns: TierColumns): Record<CoverageTier, number> => ({
  'Employee only': dollarsFromCents(columns.employeeOnly),
  'Employee and spouse': dollarsFromCents(columns.employeeAndSpouse),
  'Employee and child(ren)': dollarsFromCents(columns.employeeAndChildren),
  Family: dollarsFromCents(columns.family),
});
