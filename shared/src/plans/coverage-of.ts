import type { Plan } from '#shared/plans/plan.record';
import type { Coverage } from '#shared/plans/plan-codes';

/** A plan's coverage type, from its three wire flags. */
export const coverageOf = ({ IsMedical, IsDental }: Pick<Plan, 'IsMedical' | 'IsDental'>): Coverage =>
  IsMedical ? 'medical' : IsDental ? 'dental' : 'vision';
