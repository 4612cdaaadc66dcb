import type { Rules } from '#shared/business-rules/rules';
import { type HouseholdMember, sharesReducedCosts } from '#shared/eligibility/benchmark';
import { type CsrLevel, csrLevelOf, csrPercentage } from '#shared/eligibility/cost-sharing';
import { coverageFamily, medicaidLimits } from '#shared/eligibility/medicaid';
import type { SubsidyEstimate } from '#shared/eligibility/subsidy';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { medicaidFirst, MIXED_POLICY } from '#shared/eligibility/subsidy-words';
import { dollarsFromCents } from '#shared/formats/currency';

interface CostSharingFacts {
  household: readonly HouseholdMember[];
  householdSize: number;
  incomeCents: number;
  estimate: Pick<SubsidyEstimate, 'exactPercent' | 'band'>;
  /** What the credit would be higher if nobody qualified for Medicaid. */
  stakeCents: number;
}

type CostSharing = Pick<
  SubsidyResponse,
  'CsrLevel' | 'CsrPercentage' | 'WhyStandardCosts' | 'MedicaidLikely' | 'MedicaidIncome' | 'CreditAtStake'
>;

/** What the business rules decide about an estimate: the percentage of the cost-sharing level, and who has Medicaid first. */
export function costSharingOf(
  { household, householdSize, incomeCents, estimate, stakeCents }: CostSharingFacts,
  rules: Rules,
): CostSharing {
  const limits = medicaidLimits(householdSize, rules);
  const { reasons, medicaid } = coverageFamily(household, incomeCents, limits);
  const ofIncome: CsrLevel = reasons.includes(null) && estimate.band ? csrLevelOf(estimate.exactPercent) : 1;
  const level = sharesReducedCosts(reasons) ? ofIncome : 1;
  return {
    CsrLevel: level,
    CsrPercentage: csrPercentage(level, rules),
    WhyStandardCosts: level === ofIncome ? null : MIXED_POLICY,
    MedicaidLikely: medicaidFirst(medicaid, limits, stakeCents),
    MedicaidIncome: dollarsFromCents(limits.adults),
    CreditAtStake: dollarsFromCents(stakeCents),
  };
}
