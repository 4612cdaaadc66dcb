import type { IsoDate } from '#shared/dates/iso-date';

/** A person of the tax household, as far as the credit depends on them. */
export interface HouseholdMember {
  /** Completed years on the effective date. */
  age: number;
  /** To order children of one age; null where only the age is known. */
  birthDate: IsoDate | null;
  seeksCoverage: boolean;
  isMedicareEligible: boolean;
  /** An affordable employer plan of minimum value (26 CFR 1.36B-2(c)(3)). */
  hasEmployerOffer: boolean;
  isOnChip: boolean;
}

/** Why a member's premium is not part of the benchmark; null where it is. */
export type NotCounted = 'not-seeking' | 'medicare' | 'employer' | 'chip' | 'fourth-child';

const ADULT_AGE = 21;
const COUNTED_CHILDREN = 3;

/**
 * Whose premiums add up to the benchmark: those who seek coverage and have no other minimum essential coverage, and of children under 21
 * the three oldest. Source: 26 CFR 1.36B-3(d), (f); 45 CFR 147.102(c)(1).
 */
export function benchmarkMembers(members: readonly HouseholdMember[]): (NotCounted | null)[] {
  const reasons = members.map(reasonOf);
  const children = members
    .map((member, at) => ({ ...member, at }))
    .filter(({ age, at }) => reasons[at] === null && age < ADULT_AGE)
    .sort(oldestFirst);
  children.slice(COUNTED_CHILDREN).forEach(({ at }) => (reasons[at] = 'fourth-child'));
  return reasons;
}

function reasonOf(member: HouseholdMember): NotCounted | null {
  if (!member.seeksCoverage) {
    return 'not-seeking';
  }
  if (member.isMedicareEligible) {
    return 'medicare';
  }
  return member.hasEmployerOffer ? 'employer' : member.isOnChip ? 'chip' : null;
}

const oldestFirst = (one: HouseholdMember, other: HouseholdMember): number =>
  one.birthDate && other.birthDate && one.birthDate !== other.birthDate
    ? one.birthDate < other.birthDate
      ? -1
      : 1
    : other.age - one.age;

/** The part of a premium for essential health benefits, rounded down to the cent for each member (individuals, decision 29). */
export const essentialCents = (premiumCents: number, ehbBasisPoints: number): number =>
  Math.floor((premiumCents * ehbBasisPoints) / 10_000);
