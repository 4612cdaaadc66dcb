import type { EntityManager } from 'typeorm';
import type { MetalTier } from '#shared/plans/plan-codes';
import { PlanCrosswalk, WHOLE_STATE } from '../../catalogue/plans/plan-crosswalk.table.ts';
import type { Plan } from '../../catalogue/plans/plan.table.ts';

/** What becomes of the first plan of a tier, which the demo's contracts have. The others go on under their filed ids. */
const ENDS: readonly { tier: MetalTier; isReplaced: boolean; reason: string }[] = [
  { tier: 'Silver', isReplaced: true, reason: 'The insurer replaced this plan' },
  { tier: 'Bronze', isReplaced: false, reason: 'The insurer ended this plan' },
];

/** So that renewals of the demo's contracts show a plan that goes on, one that is replaced and one that ends. */
export async function seedIndividualCrosswalk(tx: EntityManager, plans: readonly Plan[], year: number): Promise<void> {
  const of = (tier: MetalTier, businessYear: number) =>
    plans.filter((plan) => plan.metalTier === tier && plan.businessYear === businessYear);
  for (const { tier, isReplaced, reason } of ENDS) {
    const [from] = of(tier, year);
    const heir = of(tier, year + 1).find(
      ({ hiosPlanId, networkType, planKind }) =>
        hiosPlanId !== from?.hiosPlanId && networkType === from?.networkType && planKind === from.planKind,
    );
    if (from && (heir || !isReplaced) && !(await tx.existsBy(PlanCrosswalk, { fromPlanId: from.id }))) {
      const toPlanId = isReplaced ? heir!.id : null;
      await tx.insert(PlanCrosswalk, { fromPlanId: from.id, toPlanId, countyFips: WHOLE_STATE, reason });
    }
  }
}
