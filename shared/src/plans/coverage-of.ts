import type { Plan } from '#shared/plans/plan.record';
import type { Coverage } from '#shared/plans/plan-codes';

/** What a plan covers, from the three marks that it has on the wire. */
export const coverageOf = ({ IsMedical, IsDental }: Pick<Plan, 'IsMedical' | 'IsDental'>): Coverage =>
  IsMedical ? 'medical' : IsDental ? 'dental' : 'vision';
