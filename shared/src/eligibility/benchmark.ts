import type { Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { OtherCoverage } from '#shared/eligibility/tax-person.record';
import { CHARGED_CHILDREN, CHILD_UNDER_YEARS } from '#shared/plans/age-band';

/** A person of the tax household, as far as the credit depends on them. */
export interface HouseholdMember {
  /** Completed years on the effective date. */
  age: number;
  /** To order children of one age; null where only the age is known. */
  birthDate: IsoDate | null;
  relationship: Relationship;
  seeksCoverage: boolean;
  otherCoverage: OtherCoverage;
  isPregnant: boolean;
  /** By the marketplace or the state: that answer wins over our own test. 26 CFR 1.36B-2(c)(2)(v). */
  isMedicaidDenied: boolean;
  /** Of a household in two plans: enrolls in the one that is not asked about. */
  isInOtherPlan?: boolean;
}

/** Why a member's premium is not part of the benchmark; null where it is. */
export type NotCounted = 'not-seeking' | 'medicare' | 'employer' | 'chip' | 'medicaid' | 'fourth-child';

/**
 * Whose premiums add up to the benchmark: those who seek coverage and can have no other minimum essential coverage, and of their children
 * under 21 the three oldest, as the premium of the benchmark plan itself is charged. A parent under 21 is no child.
 *
 * @param meetsMedicaid who meets the criteria of Medicaid or MIChild at this income
 * Source: 26 CFR 1.36B-2(c), 1.36B-3(d) to (f); 45 CFR 147.102(c)(1).
 */
export function benchmarkMembers(
  members: readonly HouseholdMember[],
  meetsMedicaid: (member: HouseholdMember) => boolean,
): (NotCounted | null)[] {
  const reasons = members.map((member) => barredAtAnyIncome(member) ?? (meetsMedicaid(member) ? 'medicaid' : null));
  const children = members
    .map((member, at) => ({ ...member, at }))
    .filter(({ age, relationship, at }) => reasons[at] === null && relationship === 'Child' && age < CHILD_UNDER_YEARS)
    .sort(oldestFirst);
  children.slice(CHARGED_CHILDREN).forEach(({ at }) => (reasons[at] = 'fourth-child'));
  return reasons;
}

const OF_OTHER_COVERAGE: Readonly<Record<OtherCoverage, NotCounted | null>> = {
  None: null,
  Medicare: 'medicare',
  Employer: 'employer',
  Medicaid: 'chip',
};

/** Why a member does not count whatever the household earns; null where the income decides. */
export const barredAtAnyIncome = ({ seeksCoverage, otherCoverage }: HouseholdMember): NotCounted | null =>
  seeksCoverage ? OF_OTHER_COVERAGE[otherCoverage] : 'not-seeking';

/**
 * One policy has the costs that everyone in it can have: who cannot get the credit has no reduced costs, and then nobody in the policy has.
 * @param reasons of the people in the policy
 * Source: 45 CFR 155.305(g)(3).
 */
export const sharesReducedCosts = (reasons: readonly (NotCounted | null)[]): boolean =>
  reasons.every((reason) => reason === null || reason === 'fourth-child' || reason === 'not-seeking');

const oldestFirst = (one: HouseholdMember, other: HouseholdMember): number =>
  one.birthDate && other.birthDate && one.birthDate !== other.birthDate
    ? one.birthDate < other.birthDate
      ? -1
      : 1
    : other.age - one.age;

/** The part of a premium for essential health benefits, rounded down to the cent for each member (individuals, decision 29). */
export const essentialCents = (premiumCents: number, ehbBasisPoints: number): number =>
  Math.floor((premiumCents * ehbBasisPoints) / 10_000);

/** A plan's premium and the part of it for essential health benefits. */
export interface EhbPlan {
  /** Hundredths of a percent: 10000 = all of it. */
  shareBasisPoints: number;
  /** Whole cents per month. */
  monthlyRateCents: number;
}

/**
 * The share of essential health benefits in several plans' premiums, weighted by premium, in percent with two decimals; null when
 * there is no premium. Ours: spec 002 section 7 names the call GetEHBPercentageValue but not its response.
 */
export function ehbPercentage(plans: readonly EhbPlan[]): number | null {
  const premium = plans.reduce((sum, { monthlyRateCents }) => sum + monthlyRateCents, 0);
  const benefits = plans.reduce((sum, plan) => sum + plan.monthlyRateCents * plan.shareBasisPoints, 0);
  return premium === 0 ? null : basisPointsToPercent(benefits / premium);
}

/** 9950 is 99.5 percent. */
export const basisPointsToPercent = (basisPoints: number): number => Math.round(basisPoints) / 100;
