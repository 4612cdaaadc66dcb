import type { MemberAssignment } from '#shared/plans/member-assignment';
import type { ComparedYears } from './compare-years.ts';

/** The medical plan that each enrolling employee has at the renewal; empty where that is not known. Dependents follow. */
export function employeePlans({ now, slots, places }: ComparedYears): MemberAssignment[] {
  return now.people.flatMap(({ id, relationship }) => {
    const place = places.get(id);
    const planId = place === undefined ? null : (slots[place]?.slot.to ?? null);
    return relationship === 'Self' && planId !== null ? [{ MemberId: id, PlanId: planId }] : [];
  });
}
