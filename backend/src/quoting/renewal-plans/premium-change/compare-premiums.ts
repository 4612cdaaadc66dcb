import { CAUSES, causesOf, noCauses, type Causes, type PlanChange, type RatedPerson } from './premium-steps.ts';

/** A person in the group, on the census of one year or both. */
export interface PersonChange {
  /** Census ids; null = not on that census. */
  beforeId: number | null;
  afterId: number | null;
}

/** A current plan and its replacement, with the members covered by each. */
export interface SlotToCompare {
  /** null if one of the two is missing: no one is in it in both years. */
  plans: PlanChange | null;
  /** By that year's census id; only members covered by the plan. */
  before: ReadonlyMap<number, RatedPerson>;
  after: ReadonlyMap<number, RatedPerson>;
}

/** Whole cents a month. `causes` add up to after - before. */
export interface Comparison {
  before: number;
  after: number;
  causes: Causes;
}

export interface PersonComparison extends Comparison {
  person: PersonChange;
}

/**
 * Why a plan's premium changed, person by person; people not covered by the plan in either year are left out. People on only one census
 * joined or left the group; people on both who are in the plan in only one year changed coverage.
 */
export function comparePeople(
  people: readonly PersonChange[],
  { plans, before, after }: SlotToCompare,
): PersonComparison[] {
  return people.flatMap((person) => {
    const then = person.beforeId === null ? undefined : before.get(person.beforeId);
    const now = person.afterId === null ? undefined : after.get(person.afterId);
    if (!then && !now) {
      return [];
    }
    const causes =
      then && now && plans ? causesOf(plans, then, now) : { ...noCauses(), ...comingOrGoing(person, then, now) };
    return [{ person, before: then?.cents ?? 0, after: now?.cents ?? 0, causes }];
  });
}

function comingOrGoing(
  { beforeId, afterId }: PersonChange,
  then: RatedPerson | undefined,
  now: RatedPerson | undefined,
): Partial<Causes> {
  const cents = (now?.cents ?? 0) - (then?.cents ?? 0);
  if (beforeId === null) {
    return { joined: cents };
  }
  return afterId === null ? { left: cents } : { coverage: cents };
}

/** Combines several comparisons: before, after and each cause added up. */
export function sumOf(comparisons: readonly Comparison[]): Comparison {
  const total: Comparison = { before: 0, after: 0, causes: noCauses() };
  for (const { before, after, causes } of comparisons) {
    total.before += before;
    total.after += after;
    for (const cause of CAUSES) {
      total.causes[cause] += causes[cause];
    }
  }
  return total;
}
