import type { Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import { ageBandOf, CHARGED_CHILDREN, CHILD_UNDER_YEARS } from '#shared/plans/age-band';
import type { Coverage, Market } from '#shared/plans/plan-codes';
import { MARKET_RULES } from './filed-rates.ts';

/** The properties of a person that rating uses. */
export interface RatedMember {
  id: number;
  /** Shared by a subscriber and dependents: the census's EmployeeNumber. */
  household: number;
  relationship: Relationship;
  birthDate: IsoDate;
  /** null: not answered. */
  tobacco: boolean | null;
  /** null: unknown. */
  lastTobaccoUse: IsoDate | null;
  /** For someone who joined on another day than the plan's coverage began: the day on which their age counts. */
  ratedOn?: IsoDate;
  /** Enrolls in the coverage; members who waive are not charged. */
  enrolls: Readonly<Record<Coverage, boolean>>;
}

/** The properties of a plan that rating uses. */
export interface RatedPlan {
  id: number;
  market: Market;
  coverage: Coverage;
  /** false: only the three oldest children under 21 of a household are charged, where the market has that limit. */
  chargesEveryChild: boolean;
}

/** A covered member and how a plan charges for them. */
export interface Charge {
  member: RatedMember;
  age: number;
  band: number;
  /** 4, 5 … for children under 21 beyond the third of a household, who are free; otherwise null. */
  uncountedChild: number | null;
  /** 1, 2, 3 for the children under 21 of a household who are charged, where no more than three are; otherwise null. */
  ratedChild: number | null;
}

/**
 * The person's rating age: completed years on the effective date. A child born after it joins later and is aged 0. Same result as ageOn of
 * shared/dates, in integers: days read as numbers (20270101) differ by 10,000 per completed year, and February 29 sorts before March 1 in
 * any year.
 * Source: facts, "Rates"; 45 CFR 147.102(a)(1)(iii).
 */
export const ratingAge = (birthDate: IsoDate, effectiveDate: IsoDate): number =>
  Math.max(0, Math.floor((dayNumber(effectiveDate) - dayNumber(birthDate)) / 10_000));

/**
 * The members that a plan covers, in the given order, with age, band, and which children are beyond the third. Children with the same birth
 * date are counted in the order of their ids, so that a price never changes on a reload. Children 21 and over are always charged and do not
 * count toward the three.
 */
export function chargedMembers(
  members: readonly RatedMember[],
  plan: Omit<RatedPlan, 'id'>,
  effectiveDate: IsoDate,
): Charge[] {
  const limitsChildren = MARKET_RULES[plan.market].limitsChildren && !plan.chargesEveryChild;
  const charges: Charge[] = [];
  const childrenOf = new Map<number, Charge[]>();
  for (const member of members) {
    if (!member.enrolls[plan.coverage]) {
      continue;
    }
    const age = ratingAge(member.birthDate, member.ratedOn ?? effectiveDate);
    const charge: Charge = { member, age, band: ageBandOf(age), uncountedChild: null, ratedChild: null };
    charges.push(charge);
    if (limitsChildren && member.relationship === 'Child' && age < CHILD_UNDER_YEARS) {
      const children = childrenOf.get(member.household);
      if (children) {
        children.push(charge);
      } else {
        childrenOf.set(member.household, [charge]);
      }
    }
  }
  for (const children of childrenOf.values()) {
    placeChildren(children);
  }
  return charges;
}

function placeChildren(children: Charge[]): void {
  children.sort(oldestFirst);
  for (const [index, child] of children.entries()) {
    child[index < CHARGED_CHILDREN ? 'ratedChild' : 'uncountedChild'] = index + 1;
  }
}

function oldestFirst({ member: one }: Charge, { member: other }: Charge): number {
  if (one.birthDate !== other.birthDate) {
    return one.birthDate < other.birthDate ? -1 : 1;
  }
  return one.id - other.id;
}

/** 2027-01-01 as 20270101, without allocating strings on the hot path. */
function dayNumber(day: IsoDate): number {
  let number = 0;
  for (let at = 0; at < 10; at += 1) {
    if (at !== 4 && at !== 7) {
      number = number * 10 + day.charCodeAt(at) - 48;
    }
  }
  return number;
}
