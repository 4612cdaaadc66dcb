import { centsFromDollars, formatCents } from '#shared/formats/currency';
import type { Plan, TierPlanDetails } from '#shared/plans/plan.record';

/** Whether the costs that count are those of one person or of a family. */
export type CostBasis = 'individual' | 'family';

interface CostedPlan {
  PlanDetailsPreferredNetwork: {
    Tier1PlanDetails: Pick<TierPlanDetails, 'MedicalDeductibleIndividual' | 'MedicalDeductibleFamily'>;
  };
}

/** Spec 000 section 9: one person is filtered by the individual deductible, more by the family's. */
export const costBasisOf = (people: number): CostBasis => (people > 1 ? 'family' : 'individual');

export const deductibleOf = (
  { PlanDetailsPreferredNetwork: { Tier1PlanDetails } }: CostedPlan,
  basis: CostBasis,
): number | null =>
  basis === 'family' ? Tier1PlanDetails.MedicalDeductibleFamily : Tier1PlanDetails.MedicalDeductibleIndividual;

export const outOfPocketMaximumOf = (
  { PlanDetailsPreferredNetwork: { Tier1PlanDetails } }: Pick<Plan, 'PlanDetailsPreferredNetwork'>,
  basis: CostBasis,
): number | null =>
  basis === 'family' ? Tier1PlanDetails.OutOfPocketMaximumFamily : Tier1PlanDetails.OutOfPocketMaximumIndividual;

/** How much care a household needs: preventive care only, an ordinary amount, or more than the plan's maximum. */
export const COST_YEARS = ['good', 'usual', 'bad'] as const;
export type CostYear = (typeof COST_YEARS)[number];

/**
 * What one person's care costs in a usual year: the federal coverage example "Managing Joe's type 2 Diabetes" (a year of routine
 * in-network care of a well-controlled condition), total example cost $5,600, which every summary of benefits and coverage prints.
 * Source: 26 CFR 54.9815-2715(a)(2)(ii), 45 CFR 147.200(a)(2)(ii); CMS, coverage examples of the SBC template for 2021 and later.
 */
export const USUAL_CARE_CENTS = 560_000;

export interface CostOfYear {
  totalCents: number;
  /** How the total follows from premium and cost sharing. */
  formula: string;
}

/** Null: the plan lacks a figure that the year needs. */
export type YearlyCost = Readonly<Record<CostYear, CostOfYear | null>>;

export interface YearTerms {
  /** Premiums in the comparison. */
  months: number;
  isShortTerm: boolean;
  /** Whose out-of-pocket maximum is reached in a bad year. */
  basis: CostBasis;
}

const MONTHS_A_YEAR = 12;

/**
 * A plan year of twelve months at today's premium, whenever coverage begins; short-term plans end with their coverage.
 * @param coverageLength months of a short-term plan; null for permanent plans
 * @param people who enroll in medical
 */
export const yearTermsOf = (coverageLength: number | null, people: number): YearTerms => ({
  months: coverageLength ?? MONTHS_A_YEAR,
  isShortTerm: coverageLength !== null,
  basis: costBasisOf(people),
});

const UNKNOWN: YearlyCost = { good: null, usual: null, bad: null };

/**
 * What a medical plan costs a household in a year.
 * Good: premiums alone, because preventive care is free in network (45 CFR 147.130). Usual: one person needs the care of the federal
 * example; deductible, then coinsurance, at most that person's maximum (45 CFR 156.130(c) limits each person, also in a family);
 * copays are left out. Bad: the whole out-of-pocket maximum.
 *
 * @param premium monthly dollars that the household pays; null = rates not loaded
 */
export function yearlyCost(
  plan: Pick<Plan, 'PlanDetailsPreferredNetwork'>,
  premium: number | null,
  { months, basis }: YearTerms,
): YearlyCost {
  if (premium === null) {
    return UNKNOWN;
  }
  const premiumCents = centsFromDollars(premium);
  const premiums = `${months} × ${formatCents(premiumCents)}`;
  const yearWith = (care: Care | null): CostOfYear | null =>
    care && {
      totalCents: months * premiumCents + care.cents,
      formula: care.cents === 0 ? premiums : `${premiums} + ${care.words}`,
    };
  return {
    good: yearWith(NO_CARE),
    usual: yearWith(usualCare(plan, basis)),
    bad: yearWith(mostCare(plan, basis)),
  };
}

/** What the household pays for care, and how that is put in words. */
interface Care {
  cents: number;
  words: string;
}

/**
 * What the people of one plan pay for care in a year, each needing this much; at most the family's maximum. null: the plan lacks a figure.
 */
export function careCents(plan: Pick<Plan, 'PlanDetailsPreferredNetwork'>, years: readonly CostYear[]): number | null {
  const cares = years.map((year) =>
    year === 'good' ? NO_CARE : year === 'usual' ? usualCare(plan, 'individual') : mostCare(plan, 'individual'),
  );
  const most = mostCare(plan, costBasisOf(years.length))?.cents ?? Infinity;
  return cares.some((care) => care === null)
    ? null
    : Math.min(
        most,
        cares.reduce((sum, care) => sum + care!.cents, 0),
      );
}

const NO_CARE: Care = { cents: 0, words: '' };

function mostCare(plan: Pick<Plan, 'PlanDetailsPreferredNetwork'>, basis: CostBasis): Care | null {
  const maximum = outOfPocketMaximumOf(plan, basis);
  if (maximum === null) {
    return null;
  }
  const cents = centsFromDollars(maximum);
  return { cents, words: `${formatCents(cents)} out-of-pocket maximum` };
}

function usualCare(plan: Pick<Plan, 'PlanDetailsPreferredNetwork'>, basis: CostBasis): Care | null {
  const { MedicalDeductibleIndividual, OutOfPocketMaximumIndividual, CoinsurancePercent } =
    plan.PlanDetailsPreferredNetwork.Tier1PlanDetails;
  if (MedicalDeductibleIndividual === null || OutOfPocketMaximumIndividual === null) {
    return null;
  }
  const deductible = centsFromDollars(MedicalDeductibleIndividual);
  const rest = Math.max(0, USUAL_CARE_CENTS - deductible);
  if (rest > 0 && CoinsurancePercent === null) {
    return null;
  }
  const most = Math.min(OutOfPocketMaximumIndividual, outOfPocketMaximumOf(plan, basis) ?? Infinity);
  const maximum = centsFromDollars(most);
  const shared = shareOf(rest, CoinsurancePercent ?? 0);
  const uncapped = USUAL_CARE_CENTS - rest + shared;
  return uncapped >= maximum
    ? { cents: maximum, words: `${formatCents(maximum)} out-of-pocket maximum of one person` }
    : { cents: uncapped, words: usualWords({ deductible, rest, percent: CoinsurancePercent ?? 0 }) };
}

function usualWords({ deductible, rest, percent }: { deductible: number; rest: number; percent: number }): string {
  if (rest === 0) {
    return `${formatCents(USUAL_CARE_CENTS)} of care below the deductible`;
  }
  return [
    ...(deductible > 0 ? [`${formatCents(deductible)} deductible`] : []),
    ...(percent > 0 ? [`${percent}% of ${formatCents(rest)}`] : []),
  ].join(' + ');
}

/** Percentages have at most two decimals; half a cent is rounded up. */
const shareOf = (cents: number, percent: number): number =>
  Math.floor((2 * cents * Math.round(percent * 100) + 10_000) / 20_000);
