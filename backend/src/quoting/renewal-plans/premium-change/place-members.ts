import type { Coverage } from '#shared/plans/plan-codes';

/** The data that determine a person's plan. */
export interface PlacedPerson {
  id: number;
  /** Shared by a subscriber and dependents. */
  household: number;
  isSubscriber: boolean;
  enrolls: Readonly<Record<Coverage, boolean>>;
  assignedPlanId: number | null;
}

/** A place is an index in the list of a year's plans; null = no plan in that year. */
export interface PlacesOfYear {
  planIds: readonly (number | null)[];
  /** Each person's place in the previous year, by id. */
  earlier?: ReadonlyMap<number, number>;
}

/**
 * The plan of each person who enrolls in medical coverage, by id, as an index in `planIds`: the person's assigned plan; otherwise the
 * person's place in the previous year; otherwise that of the household's employee; otherwise the first plan. Subscribers are placed before
 * the others, in whatever order `people` is.
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

/** Two plans may have the same replacement: prefers the person's previous place. */
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

/** Someone is assigned to one of these plans, so everyone is in one of them. */
export const areAssigned = (people: readonly PlacedPerson[], planIds: readonly (number | null)[]): boolean =>
  people.some(({ assignedPlanId }) => assignedPlanId !== null && planIds.includes(assignedPlanId));
