import type { Rules } from '#shared/business-rules/rules';
import { benchmarkMembers, type HouseholdMember } from '#shared/eligibility/benchmark';
import { type CsrLevel, csrLevelOf } from '#shared/eligibility/cost-sharing';
import type { SubsidyEstimate } from '#shared/eligibility/subsidy';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { medicaidFirst } from '#shared/eligibility/subsidy-words';
import { dollarsFromCents } from '#shared/formats/currency';

interface CostSharingFacts {
  household: readonly HouseholdMember[];
  incomeCents: number;
  estimate: Pick<SubsidyEstimate, 'povertyLineCents' | 'exactPercent' | 'band'>;
}

/** What the business rules decide about an estimate: the percentage of the cost-sharing level, and whether Medicaid comes first. */
export function costSharingOf(
  { household, incomeCents, estimate }: CostSharingFacts,
  rules: Rules,
): Pick<SubsidyResponse, 'CsrLevel' | 'CsrPercentage' | 'MedicaidLikely' | 'MedicaidIncome'> {
  const hasCounted = benchmarkMembers(household).includes(null);
  const level: CsrLevel = hasCounted && estimate.band ? csrLevelOf(estimate.exactPercent) : 1;
  const medicaidIncomeCents = (estimate.povertyLineCents * rules.MedicaidAdultPercent) / 100;
  return {
    CsrLevel: level,
    CsrPercentage: csrPercentage(level, rules),
    MedicaidLikely:
      incomeCents <= medicaidIncomeCents && household.some(isMedicaidAdult) ? medicaidFirst(medicaidIncomeCents) : null,
    MedicaidIncome: dollarsFromCents(medicaidIncomeCents),
  };
}

/** Medicaid of the expansion group: 19 to 64, without Medicare. 42 CFR 435.119(b). */
const isMedicaidAdult = ({ age, seeksCoverage, isMedicareEligible }: HouseholdMember): boolean =>
  seeksCoverage && !isMedicareEligible && age >= 19 && age <= 64;

/** Of the costs, paid by plans with this level. */
export function csrPercentage(level: CsrLevel, rules: Rules): number | null {
  switch (level) {
    case 2:
      return rules.CsrLevel2Percentage;
    case 4:
      return rules.CsrLevel4Percentage;
    case 5:
      return rules.CsrLevel5Percentage;
    case 6:
      return rules.CsrLevel6Percentage;
    default:
      return null;
  }
}
