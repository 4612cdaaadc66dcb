import { dollarsFromCents } from '#shared/formats/currency';
import type { PlanPremiumChange, PremiumComparison, PremiumPart } from '#shared/renewals/renewal.record';
import type { Comparison } from './compare-premiums.ts';
import type { ComparedSlot, ComparedYears } from './compare-years.ts';
import type { Cause } from './premium-steps.ts';

const PART_OF: Record<Cause, PremiumPart> = {
  ageing: 'Ageing',
  rates: 'Rates',
  area: 'Area',
  joined: 'Joined',
  left: 'Left',
  coverage: 'Coverage',
  tobacco: 'Tobacco',
  mapping: 'PlanMapping',
};

export const toPlanChange = (slot: ComparedSlot, names: ReadonlyMap<number, string>): PlanPremiumChange => ({
  ...toComparison(slot),
  FromPlanName: nameOf(names, slot.slot.from),
  ToPlanName: nameOf(names, slot.slot.to),
  MembersBefore: slot.membersBefore,
  MembersAfter: slot.membersAfter,
});

export const toComparison = ({ before, after, causes }: Comparison): PremiumComparison => ({
  Before: dollarsFromCents(before),
  After: dollarsFromCents(after),
  Change: dollarsFromCents(after - before),
  Parts: Object.fromEntries(
    (Object.keys(PART_OF) as Cause[]).map((cause) => [PART_OF[cause], dollarsFromCents(causes[cause])]),
  ) as Record<PremiumPart, number>,
});

/** How many people each cause concerns; somebody with several plans counts once. */
export function countPeople(slots: readonly ComparedSlot[]): Record<PremiumPart, number> {
  const people = slots.flatMap((slot) => slot.people);
  const concerned = (cause: Cause) =>
    new Set(people.filter(({ causes }) => causes[cause] !== 0).map(({ person }) => person)).size;
  return Object.fromEntries(
    (Object.keys(PART_OF) as Cause[]).map((cause) => [PART_OF[cause], concerned(cause)]),
  ) as Record<PremiumPart, number>;
}

export const planNames = ({ then, now }: ComparedYears): ReadonlyMap<number, string> =>
  new Map([...then.plans, ...now.plans].map(({ id, displayName }) => [id, displayName]));

export const nameOf = (names: ReadonlyMap<number, string>, planId: number | null): string | null =>
  planId === null ? null : (names.get(planId) ?? null);
