import type { PlanBreakdown } from '#shared/plans/plan.record';

export type Benefit = PlanBreakdown['Benefits'][number];

export interface BenefitGroup {
  category: string;
  benefits: readonly Benefit[];
}

/** Benefits by category, in the order in which the categories first appear. */
export function benefitGroups(benefits: readonly Benefit[]): BenefitGroup[] {
  const groups = new Map<string, Benefit[]>();
  for (const benefit of benefits) {
    const known = groups.get(benefit.Category);
    if (known) {
      known.push(benefit);
    } else {
      groups.set(benefit.Category, [benefit]);
    }
  }
  return [...groups].map(([category, listed]) => ({ category, benefits: listed }));
}
