import type { Coverage } from '#shared/plans/plan-codes';

/** What decides in which plan a person is. */
export interface PlacedPerson {
  id: number;
  /** Shared by a subscriber and dependents. */
  household: number;
  isSubscriber: boolean;
  enrolls: Readonly<Record<Coverage, boolean>>;
  assignedPlanId: number | null;
}

/** A place is a position in the list of a year's plans, where null is none of that year. */
export interface PlacesOfYear {
  planIds: readonly (number | null)[];
  /** Where a person was the year before, by id. */
  earlier?: ReadonlyMap<number, number>;
}

/**
 * The plan of each person who enrolls in medical coverage, by id, as a position in `planIds`: the plan that the person is
 * assigned to; else where the person was the year before; else where the employee of the household is; else the
 * first plan. Subscribers come first in `people` within their household, or anywhere: they are placed before the others.
 */
export function placeMembers(
  people: readonly PlacedPerson[],
  { planIds, earlier = new Map<number, number>() }: PlacesOfYear,
): Map<number, number> {
  const places = new Map<number, number>();
  const householdAt = new Map<number, number>();
  const first = planIds.findIndex((planId) => planId !== null);
  const open = (at: number | undefined): at is number => at !== undefined && (planIds[at] ?? null) !== null;
  const enrolled = people.filter(({ enrolls }) => enrolls.medical);
  for (const person of [...enrolled.filter(isSubscriber), ...enrolled.filter((one) => !isSubscriber(one))]) {
    const before = earlier.get(person.id);
    const assigned = assignedPlace(person, planIds, before);
    const inherited = [before, householdAt.get(person.household)].find(open);
    const place = assigned ?? inherited ?? first;
    if (place === -1) {
      continue;
    }
    places.set(person.id, place);
    if (person.isSubscriber) {
      householdAt.set(person.household, place);
    }
  }
  return places;
}

const isSubscriber = (person: PlacedPerson): boolean => person.isSubscriber;

/** Two plans may be followed by one: of its places the one where the person was is meant. */
function assignedPlace(
  { assignedPlanId }: PlacedPerson,
  planIds: readonly (number | null)[],
  before: number | undefined,
): number | null {
  if (assignedPlanId === null) {
    return null;
  }
  if (before !== undefined && planIds[before] === assignedPlanId) {
    return before;
  }
  const at = planIds.indexOf(assignedPlanId);
  return at === -1 ? null : at;
}

/** Somebody is assigned to one of these plans, so everybody is in one of them. */
export const areAssigned = (people: readonly PlacedPerson[], planIds: readonly (number | null)[]): boolean =>
  people.some(({ assignedPlanId }) => assignedPlanId !== null && planIds.includes(assignedPlanId));
