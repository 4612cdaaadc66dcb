import type { Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { HouseholdMember, NotCounted } from '#shared/eligibility/benchmark';
import { type CsrLevel, csrLevelOf } from '#shared/eligibility/cost-sharing';
import type { SubsidyEstimate } from '#shared/eligibility/subsidy';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import type { PercentageBand, SubsidyFigures } from '#shared/eligibility/subsidy-figures';
import { medicaidFirst, subsidySources, WHY_NOT_COUNTED, whyNoCredit } from '#shared/eligibility/subsidy-words';
import { dollarsFromCents } from '#shared/formats/currency';

/** What a member adds to the benchmark; null where they do not count. */
export interface BenchmarkShare {
  whyNot: NotCounted | null;
  rateCents: number | null;
  essentialCents: number | null;
}

interface SubsidyFacts {
  effectiveDate: IsoDate;
  figures: SubsidyFigures;
  county: string;
  household: readonly HouseholdMember[];
  shares: readonly BenchmarkShare[];
  /** Of the benchmarks. */
  source: string;
  incomeCents: number;
  estimate: SubsidyEstimate;
  rules: Rules;
}

export function toSubsidyResponse(facts: SubsidyFacts): SubsidyResponse {
  const { estimate, shares, county, figures, source, incomeCents, rules } = facts;
  const { coverageYear } = figures;
  const hasCounted = shares.some(({ whyNot }) => whyNot === null);
  const level: CsrLevel = hasCounted && estimate.band ? csrLevelOf(estimate.exactPercent) : 1;
  const medicaidIncomeCents = (estimate.povertyLineCents * rules.MedicaidAdultPercent) / 100;
  return {
    Label: 'estimate',
    County: county,
    EffectiveDate: facts.effectiveDate,
    PovertyLine: dollarsFromCents(estimate.povertyLineCents),
    FplPercent: estimate.povertyPercent,
    FplPercentExact: Math.floor(estimate.exactPercent * 100) / 100,
    PercentageRow: estimate.band && toRow(estimate.band),
    ApplicablePercentage: estimate.applicablePercentage === null ? null : estimate.applicablePercentage / 100,
    ContributionMonthly: dollarsOrNull(estimate.contributionCents),
    BenchmarkMonthly: dollarsFromCents(shares.reduce((sum, { essentialCents: part }) => sum + (part ?? 0), 0)),
    BenchmarkMembers: shares.map(({ whyNot, rateCents, essentialCents: part }, at) => ({
      Age: facts.household[at]!.age,
      MonthlyRate: dollarsOrNull(rateCents),
      EssentialPart: dollarsOrNull(part),
      WhyNot: whyNot && WHY_NOT_COUNTED[whyNot],
    })),
    MaxAptc: dollarsFromCents(estimate.maxAptcCents),
    WhyNone: whyNoCredit(estimate, { coverageYear, hasCounted }),
    CsrLevel: level,
    CsrPercentage: csrPercentage(level, rules),
    MedicaidLikely:
      incomeCents <= medicaidIncomeCents && facts.household.some(isMedicaidAdult)
        ? medicaidFirst(medicaidIncomeCents)
        : null,
    MedicaidIncome: dollarsFromCents(medicaidIncomeCents),
    CliffIncome: dollarsOrNull(estimate.cliffIncomeCents),
    DistanceToCliff:
      estimate.cliffIncomeCents === null ? null : dollarsFromCents(estimate.cliffIncomeCents - incomeCents),
    CreditAtCliff: dollarsOrNull(estimate.creditAtCliffCents),
    WorstCaseRepayment: dollarsOrNull(estimate.worstRepaymentCents),
    Sources: subsidySources(figures, { county, coverageYear, source }),
  };
}

const toRow = ({ from, to, initial, final }: PercentageBand): NonNullable<SubsidyResponse['PercentageRow']> => ({
  FromPercent: from,
  ToPercent: to,
  InitialPercentage: initial / 100,
  FinalPercentage: final / 100,
});

/** Medicaid of the expansion group: 19 to 64, without Medicare. 42 CFR 435.119(b). */
const isMedicaidAdult = ({ age, seeksCoverage, isMedicareEligible }: HouseholdMember): boolean =>
  seeksCoverage && !isMedicareEligible && age >= 19 && age <= 64;

function csrPercentage(level: CsrLevel, rules: Rules): number | null {
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

const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : dollarsFromCents(cents));
