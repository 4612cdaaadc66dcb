import type { EhbAmount } from '#shared/individuals/individual-quote.record';
import type { Plan } from '#shared/plans/plan.record';

/** The plans with what remains of their premium under the elected tax credit; the market rate stays beside it. Spec 002 section 5. */
export function netPlans(offered: readonly Plan[], amounts: readonly EhbAmount[]): readonly Plan[] {
  if (amounts.length === 0) {
    return offered;
  }
  const netOf = new Map(amounts.map(({ PlanId, PlanRateUnderSubsidy }) => [PlanId, PlanRateUnderSubsidy]));
  return offered.map((plan) => {
    const net = netOf.get(plan.PlanId);
    return net === undefined ? plan : { ...plan, TotalMonthlyRate: net };
  });
}
