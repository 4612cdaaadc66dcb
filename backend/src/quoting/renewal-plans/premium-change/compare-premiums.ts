import { CAUSES, causesOf, noCauses, type Causes, type PlanChange, type RatedPerson } from './premium-steps.ts';

/** Somebody of the group, on the census of one year or of both. */
export interface PersonChange {
  /** Ids on the censuses; null = not on that one. */
  beforeId: number | null;
  afterId: number | null;
}

/** A plan in force and what follows it, with whom each covers. */
export interface SlotToCompare {
  /** null where one of the two is missing: nobody is in it in both years. */
  plans: PlanChange | null;
  /** By id on the census of the year; only those whom the plan covers. */
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
 * Why a plan's premium changed, person by person; those whom neither year's plan covers are left out.
 * Who is on one census only joined or left the group; who is on both and in the plan in one year only changed coverage.
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

/** Several comparisons as one: before, after and each cause added up. */
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
