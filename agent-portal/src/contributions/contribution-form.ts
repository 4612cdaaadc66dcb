import { type Contribution, contributionProblems } from '#shared/contributions/contribution.record';
import { fitToBudget, type ContributionMethod, type HouseholdPremium } from '#shared/contributions/contribution';
import { contributionTerms } from '#shared/contributions/contribution-results';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { COVERAGE_TIERS, type CoverageTier } from '#shared/plans/plan-codes';

/** The form's values while typing: a missing amount is null, a missing plan is ''. */
export interface ContributionForm {
  Method: ContributionMethod;
  Tiers: Record<CoverageTier, number | null>;
  ReferencePlanId: number | '';
  Budget: number | null;
}

export const METHOD_LABELS: Readonly<Record<ContributionMethod, string>> = {
  PercentOfPlan: 'Percent of each plan',
  PercentOfReferencePlan: 'Percent of one plan',
  Flat: 'Flat amount',
};

export const toContributionForm = ({ Method, Tiers, ReferencePlanId, Budget }: Contribution): ContributionForm => ({
  Method,
  Tiers,
  ReferencePlanId: ReferencePlanId ?? '',
  Budget,
});

type ContributionKey = Pick<Contribution, 'Coverage' | 'Version'>;

/** The contribution as typed; not validated. */
export const toContribution = (
  form: ContributionForm,
  { Coverage: coverage, Version }: ContributionKey,
): Contribution => ({
  ...form,
  Tiers: form.Tiers as Record<CoverageTier, number>,
  Coverage: coverage,
  ReferencePlanId: form.ReferencePlanId === '' ? null : form.ReferencePlanId,
  Version,
});

/** The contribution as typed, or null while something is missing or invalid. */
export function readContribution(
  form: ContributionForm,
  key: ContributionKey,
  planIds: readonly number[],
): Contribution | null {
  const contribution = toContribution(form, key);
  return Object.keys(contributionProblems(contribution, planIds)).length === 0 ? contribution : null;
}

/** The shares, in the form's units, that keep the employer within the budget. */
export function fittedTiers(
  contribution: Contribution,
  households: readonly HouseholdPremium[],
  budget: number,
): Record<CoverageTier, number> {
  const { tiers } = fitToBudget(households, contributionTerms(contribution), centsFromDollars(budget));
  return Object.fromEntries(COVERAGE_TIERS.map((tier) => [tier, dollarsFromCents(tiers[tier])])) as Record<
    CoverageTier,
    number
  >;
}
