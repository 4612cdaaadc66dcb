import type { Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { type HouseholdMember, type NotCounted, sharesReducedCosts } from '#shared/eligibility/benchmark';
import { type CsrLevel, csrLevelOf, csrPercentage } from '#shared/eligibility/cost-sharing';
import { coverageFamily, medicaidLimits } from '#shared/eligibility/medicaid';
import type { BenchmarkStep, SubsidyEstimate } from '#shared/eligibility/subsidy';
import type { PercentageBand, SubsidyFigures } from '#shared/eligibility/subsidy-figures';
import {
  medicaidFirst,
  MIXED_POLICY,
  subsidySources,
  WHY_NOT_COUNTED,
  whyNoCredit,
} from '#shared/eligibility/subsidy-words';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { dollarsFromCents } from '#shared/formats/currency';

/** What a member adds to the benchmark; null where they do not count. */
export interface BenchmarkShare {
  whyNot: NotCounted | null;
  rateCents: number | null;
  /** With the dental part. */
  essentialCents: number | null;
  /** null: the silver plan has it, or the person is too old. */
  pediatricDentalCents: number | null;
}

export interface SubsidyFacts {
  effectiveDate: IsoDate;
  figures: SubsidyFigures;
  county: string;
  household: readonly HouseholdMember[];
  householdSize: number;
  shares: readonly BenchmarkShare[];
  steps: readonly BenchmarkStep[];
  /** Of the benchmarks. */
  source: string;
  incomeCents: number;
  estimate: SubsidyEstimate;
  /** What the credit would be higher if nobody qualified for Medicaid. */
  stakeCents: number;
  rules: Rules;
}

export function toSubsidyResponse(facts: SubsidyFacts): SubsidyResponse {
  const { estimate, shares, county, figures, source, incomeCents } = facts;
  const { coverageYear } = figures;
  const hasCounted = shares.some(({ whyNot }) => whyNot === null);
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
    BenchmarkSteps: facts.steps.map(({ toIncomeCents, cents }) => ({
      UpToIncome: dollarsOrNull(toIncomeCents),
      BenchmarkMonthly: dollarsFromCents(cents),
    })),
    BenchmarkMembers: shares.map(({ whyNot, rateCents, essentialCents: part, pediatricDentalCents }, at) => ({
      Age: facts.household[at]!.age,
      MonthlyRate: dollarsOrNull(rateCents),
      EssentialPart: dollarsOrNull(part),
      PediatricDental: dollarsOrNull(pediatricDentalCents),
      WhyNot: whyNot && WHY_NOT_COUNTED[whyNot],
    })),
    MaxAptc: dollarsFromCents(estimate.maxAptcCents),
    WhyNone: whyNoCredit(estimate, { coverageYear, hasCounted }),
    ...costSharingOf(facts, facts.rules),
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

const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : dollarsFromCents(cents));

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
  const inPlan = reasons.filter((_, at) => !household[at]!.isInOtherPlan);
  const { level, ofIncome } = reducedCosts(inPlan, estimate);
  return {
    CsrLevel: level,
    CsrPercentage: csrPercentage(level, rules),
    WhyStandardCosts: level === ofIncome ? null : MIXED_POLICY,
    MedicaidLikely: medicaidFirst(medicaid, limits, stakeCents),
    MedicaidIncome: dollarsFromCents(limits.adults),
    CreditAtStake: dollarsFromCents(stakeCents),
  };
}

/** The cost-sharing level of the people in one plan, and the one that their income would give them. @param reasons why each does not count */
export function reducedCosts(
  reasons: readonly (NotCounted | null)[],
  { exactPercent, band }: CostSharingFacts['estimate'],
): { level: CsrLevel; ofIncome: CsrLevel } {
  const ofIncome: CsrLevel = reasons.includes(null) && band ? csrLevelOf(exactPercent) : 1;
  return { ofIncome, level: sharesReducedCosts(reasons) ? ofIncome : 1 };
}
