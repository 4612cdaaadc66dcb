import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type {
  MemberPremiumChange,
  PlanPremiumChange,
  PremiumChangeResponse,
  PremiumComparison,
  PremiumPart,
} from '#shared/renewals/renewal.record';
import { dollarsFromCents } from '#shared/formats/currency';
import { COVERAGES } from '#shared/plans/plan-codes';
import { EVERYBODY_IN_EACH, needAPlan, planEnds, planEndsForAll, planIsNew } from '#shared/renewals/premium-parts';
import { toRatedMember } from '../quote-plans/quoted-member.ts';
import type { RenewalPlans, RenewalComparison } from '../renewal-plans/renewal-plans.service.ts';
import { sumOf, type Comparison } from '../renewal-plans/premium-change/compare-premiums.ts';
import type { ComparedSlot } from '../renewal-plans/premium-change/compare-years.ts';
import type { Cause } from '../renewal-plans/premium-change/premium-steps.ts';

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

export function toPremiumChange(renewal: RenewalPlans, comparison: RenewalComparison): PremiumChangeResponse {
  const { then, now, basis, isEverybodyInEach, notPriced } = comparison;
  const { slots, missing } = finished(comparison);
  const names = planNames(comparison);
  return {
    GroupName: renewal.quote.group.name,
    InForceQuoteId: renewal.inForce?.id ?? 0,
    Before: { EffectiveDate: then.effectiveDate },
    After: { EffectiveDate: now.effectiveDate },
    Basis: basis,
    Total: isEverybodyInEach || notPriced.length > 0 || missing > 0 ? null : toComparison(sumOf(slots)),
    People: countPeople(slots),
    Plans: slots.map((slot) => toPlanChange(slot, names)),
    Notes: [
      ...(missing > 0 ? [needAPlan(missing)] : []),
      ...notPriced,
      ...(isEverybodyInEach ? [EVERYBODY_IN_EACH] : []),
      ...slotNotes(comparison.slots, names),
    ],
  };
}

/** One line per person and plan, the largest changes first. */
export function toMemberChanges(renewal: RenewalPlans, comparison: RenewalComparison): MemberPremiumChange[] {
  const names = planNames(comparison);
  const memberOf = new Map([...comparison.then.people, ...comparison.now.people].map((member) => [member.id, member]));
  return finished(comparison)
    .slots.flatMap(({ slot, people }) => people.map((person) => ({ slot, ...person })))
    .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .flatMap(({ slot, person, ...amounts }) => {
      const member = memberOf.get(person.afterId ?? person.beforeId ?? 0);
      return member
        ? [
            {
              ...toComparison(amounts),
              Name: `${member.firstName} ${member.lastName}`,
              Relationship: RELATIONSHIP_LABELS[member.relationship],
              EmployeeNumber: member.employeeNumber,
              FromPlanName: nameOf(names, slot.from),
              ToPlanName: nameOf(names, slot.to),
            },
          ]
        : [];
    });
}

/**
 * Where a coverage ends and no plan follows, its people need one: what they pay is not known, not nothing. A group may also leave out a
 * coverage that is not medical.
 * @returns the plans that can be compared, and how many people need one
 */
function finished({ slots, now, basis }: RenewalComparison): { slots: readonly ComparedSlot[]; missing: number } {
  const open = COVERAGES.filter(
    (coverage) =>
      (coverage === 'medical' || basis === 'Suggested') &&
      !slots.some(({ slot }) => slot.coverage === coverage && slot.to !== null),
  );
  const enrolling = now.people.map(toRatedMember);
  const missing = enrolling.filter(({ enrolls }) =>
    slots.some(({ slot }) => open.includes(slot.coverage) && enrolls[slot.coverage]),
  );
  return {
    slots: missing.length === 0 ? slots : slots.filter(({ slot }) => !open.includes(slot.coverage)),
    missing: missing.length,
  };
}

/** How many people each cause concerns; somebody with several plans counts once. */
function countPeople(slots: readonly ComparedSlot[]): Record<PremiumPart, number> {
  const people = slots.flatMap((slot) => slot.people);
  const concerned = (cause: Cause) =>
    new Set(people.filter(({ causes }) => causes[cause] !== 0).map(({ person }) => person)).size;
  return Object.fromEntries(
    (Object.keys(PART_OF) as Cause[]).map((cause) => [PART_OF[cause], concerned(cause)]),
  ) as Record<PremiumPart, number>;
}

const toPlanChange = (slot: ComparedSlot, names: ReadonlyMap<number, string>): PlanPremiumChange => ({
  ...toComparison(slot),
  FromPlanName: nameOf(names, slot.slot.from),
  ToPlanName: nameOf(names, slot.slot.to),
  MembersBefore: slot.membersBefore,
  MembersAfter: slot.membersAfter,
});

const toComparison = ({ before, after, causes }: Comparison): PremiumComparison => ({
  Before: dollarsFromCents(before),
  After: dollarsFromCents(after),
  Change: dollarsFromCents(after - before),
  Parts: Object.fromEntries(
    (Object.keys(PART_OF) as Cause[]).map((cause) => [PART_OF[cause], dollarsFromCents(causes[cause])]),
  ) as Record<PremiumPart, number>,
});

function slotNotes(slots: readonly ComparedSlot[], names: ReadonlyMap<number, string>): string[] {
  const heir = slots.find(({ slot }) => slot.coverage === 'medical' && slot.to !== null)?.slot.to ?? null;
  return slots.flatMap(({ slot: { from, to, coverage } }) => {
    if (from === null) {
      return [planIsNew(nameOf(names, to) ?? '')];
    }
    if (to !== null) {
      return [];
    }
    const name = nameOf(names, from) ?? '';
    const heirName = coverage === 'medical' ? nameOf(names, heir) : null;
    return [heirName === null ? planEndsForAll(name) : planEnds(name, heirName)];
  });
}

const planNames = ({ then, now }: RenewalComparison): ReadonlyMap<number, string> =>
  new Map([...then.plans, ...now.plans].map(({ id, displayName }) => [id, displayName]));

const nameOf = (names: ReadonlyMap<number, string>, planId: number | null): string | null =>
  planId === null ? null : (names.get(planId) ?? null);
