import type { MemberAssignment } from '#shared/plans/member-assignment';
import type { ComparedYears } from './compare-years.ts';

/** Each enrolling employee's medical plan at the renewal; empty if unknown. Dependents have the employee's plan. */
export function employeePlans({ now, slots, places }: ComparedYears): MemberAssignment[] {
  return now.people.flatMap(({ id, relationship }) => {
    const place = places.get(id);
    const planId = place === undefined ? null : (slots[place]?.slot.to ?? null);
    return relationship === 'Self' && planId !== null ? [{ MemberId: id, PlanId: planId }] : [];
  });
}
