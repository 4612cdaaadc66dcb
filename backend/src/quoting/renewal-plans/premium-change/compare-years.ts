import { matchPeople } from '#shared/census/match-people';
import type { IsoDate } from '#shared/dates/iso-date';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import { usesTobacco } from '#shared/plans/rate-explanation';
import type { Plan } from '../../../catalogue/plans/plan.table.ts';
import { explainMembers } from '../../../catalogue/rating/explain-members.ts';
import type { FiledRates } from '../../../catalogue/rating/filed-rates.ts';
import type { MemberPlan } from '../../quote-plans/member-plan.table.ts';
import { toRatedMember } from '../../quote-plans/quoted-member.ts';
import type { RenewingMember } from '../renewals.repository.ts';
import { comparePeople, type Comparison, type PersonChange, type PersonComparison, sumOf } from './compare-premiums.ts';
import { areAssigned, type PlacedPerson, placeMembers } from './place-members.ts';
import type { PlanSlot } from './plan-slots.ts';
import type { PlanChange, RatedPerson } from './premium-steps.ts';

/** The group in one year: its census, plans and their costs. */
export interface YearOfGroup {
  people: readonly RenewingMember[];
  plans: readonly Readonly<Plan>[];
  rates: FiledRates;
  /** 1 to 16. */
  area: number;
  effectiveDate: IsoDate;
}

/** What a member was quoted in a plan, and why. */
export type QuotedRate = Omit<MemberPlan, 'id' | 'quotePlanId' | 'quotePlan' | 'member'>;

export interface YearsToCompare {
  then: YearOfGroup;
  now: YearOfGroup;
  slots: readonly PlanSlot[];
  /** Each member's quoted rates in the ending year, by plan id. */
  stored: ReadonlyMap<number, readonly QuotedRate[]>;
  /** The same plan in the other year, by plan id. */
  sameNextYear: ReadonlyMap<number, number>;
  sameLastYear: ReadonlyMap<number, number>;
}

export interface ComparedSlot extends Comparison {
  slot: PlanSlot;
  membersBefore: number;
  membersAfter: number;
  people: PersonComparison[];
}

export interface ComparedYears {
  then: YearOfGroup;
  now: YearOfGroup;
  slots: ComparedSlot[];
  /** There are several plans but no assignments: each plan is priced as if everyone took it. */
  isEverybodyInEach: boolean;
  /** By id on the renewal's census: the index of the medical plan in `slots`. Empty if everyone is counted in each. */
  places: ReadonlyMap<number, number>;
}

type Rated = ReadonlyMap<number, RatedPerson>;

/** Compares two years of a group, slot by slot. The renewal's rates for these plans must be loaded. */
export function compareYears(years: YearsToCompare): ComparedYears {
  const { then, now, slots } = years;
  const people = peopleOf(then, now);
  const places = placesOf(years, people);
  const compared = slots.map((slot, at): ComparedSlot => {
    const isMedical = slot.coverage === 'medical' && places !== null;
    const before = coveredThen(years, slot, isMedical ? membersAt(places.then, at) : null);
    const after = coveredNow(years, slot, isMedical ? membersAt(places.now, at) : null);
    const comparisons = comparePeople(people, { plans: planChange(years, slot), before, after });
    return {
      slot,
      membersBefore: before.size,
      membersAfter: after.size,
      people: comparisons,
      ...sumOf(comparisons),
    };
  });
  return { then, now, slots: compared, isEverybodyInEach: places === null, places: places?.now ?? new Map() };
}

/** Everyone on either census; people on both count once. */
function peopleOf(then: YearOfGroup, now: YearOfGroup): PersonChange[] {
  const { both, left, joined } = matchPeople(then.people, now.people);
  return [
    ...both.map(({ before, after }) => ({ beforeId: before.id, afterId: after.id })),
    ...left.map(({ id }) => ({ beforeId: id, afterId: null })),
    ...joined.map(({ id }) => ({ beforeId: null, afterId: id })),
  ];
}

interface Places {
  then: ReadonlyMap<number, number>;
  now: ReadonlyMap<number, number>;
}

/** Each person's medical plan, in both years; null if unknown. */
function placesOf({ then, now, slots }: YearsToCompare, people: readonly PersonChange[]): Places | null {
  const idsOf = (side: 'from' | 'to') => slots.map((slot) => (slot.coverage === 'medical' ? slot[side] : null));
  const [from, to] = [idsOf('from'), idsOf('to')];
  const peopleThen = then.people.map(toPlacedPerson);
  const peopleNow = now.people.map(toPlacedPerson);
  const plansThen = new Set(from.filter((planId) => planId !== null)).size;
  const plansNow = new Set(to.filter((planId) => planId !== null)).size;
  const areKnownThen = plansThen <= 1 || areAssigned(peopleThen, from);
  const areKnownNow = plansNow <= 1 || areAssigned(peopleNow, to);
  if (!areKnownThen && !areKnownNow) {
    return null;
  }
  const placesThen = placeMembers(peopleThen, { planIds: from });
  const earlier = new Map(
    people.flatMap(({ beforeId, afterId }) => {
      const place = beforeId === null ? undefined : placesThen.get(beforeId);
      return afterId === null || place === undefined ? [] : [[afterId, place]];
    }),
  );
  return { then: placesThen, now: placeMembers(peopleNow, { planIds: to, earlier }) };
}

const membersAt = (places: ReadonlyMap<number, number>, at: number): ReadonlySet<number> =>
  new Set([...places].flatMap(([id, place]) => (place === at ? id : [])));

/** @param only members of the plan; null = everyone who enrolls in the coverage */
function coveredThen({ stored }: YearsToCompare, { from }: PlanSlot, only: ReadonlySet<number> | null): Rated {
  const rates = from === null ? [] : (stored.get(from) ?? []);
  return new Map(
    rates
      .filter(({ memberId }) => only?.has(memberId) ?? true)
      .map(({ memberId, rateCents, age, ageBand, tobacco, uncountedChild }) => [
        memberId,
        { cents: rateCents, age, band: ageBand, tobacco: usesTobacco(tobacco), isFree: uncountedChild !== null },
      ]),
  );
}

function coveredNow({ now }: YearsToCompare, { to }: PlanSlot, only: ReadonlySet<number> | null): Rated {
  const plan = now.plans.find(({ id }) => id === to);
  if (!plan) {
    return new Map();
  }
  const { rates, area, effectiveDate } = now;
  const explained = explainMembers({ plan, rates, members: now.people.map(toRatedMember), area, effectiveDate });
  return new Map(
    explained
      .filter(({ member }) => only?.has(member.id) ?? true)
      .map(({ member, rateCents, reason: { age, band, tobacco, uncountedChild } }) => [
        member.id,
        // Never null here: a plan without rates is neither selected nor suggested.
        { cents: rateCents ?? 0, age, band, tobacco: usesTobacco(tobacco), isFree: uncountedChild !== null },
      ]),
  );
}

function planChange(
  { then, now, sameNextYear, sameLastYear }: YearsToCompare,
  { from, to }: PlanSlot,
): PlanChange | null {
  if (from === null || to === null) {
    return null;
  }
  return {
    before: { rates: then.rates, area: then.area, planId: from, followerId: sameNextYear.get(from) ?? null },
    after: { rates: now.rates, area: now.area, planId: to, predecessorId: sameLastYear.get(to) ?? null },
  };
}

const toPlacedPerson = (member: RenewingMember): PlacedPerson => ({
  id: member.id,
  household: member.employeeNumber,
  isSubscriber: member.relationship === 'Self',
  enrolls: toRatedMember(member).enrolls,
  assignedPlanId: member.assignedPlanId,
});

/** Each enrolling employee's medical plan at the renewal; empty if unknown. Dependents have the employee's plan. */
export function employeePlans({ now, slots, places }: ComparedYears): MemberAssignment[] {
  return now.people.flatMap(({ id, relationship }) => {
    const place = places.get(id);
    const planId = place === undefined ? null : (slots[place]?.slot.to ?? null);
    return relationship === 'Self' && planId !== null ? [{ MemberId: id, PlanId: planId }] : [];
  });
}
