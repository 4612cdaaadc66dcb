import type { Plan, TierPlanDetails } from '#shared/plans/plan.record';

/** Whether the costs that count are those of one person or of a family. */
export type CostBasis = 'individual' | 'family';

interface CostedPlan {
  PlanDetailsPreferredNetwork: {
    Tier1PlanDetails: Pick<TierPlanDetails, 'MedicalDeductibleIndividual' | 'MedicalDeductibleFamily'>;
  };
}

/** Spec 000 section 9: one person is filtered by the individual deductible, more by the family's. */
export const costBasisOf = (people: number): CostBasis => (people > 1 ? 'family' : 'individual');

export const deductibleOf = (
  { PlanDetailsPreferredNetwork: { Tier1PlanDetails } }: CostedPlan,
  basis: CostBasis,
): number | null =>
  basis === 'family' ? Tier1PlanDetails.MedicalDeductibleFamily : Tier1PlanDetails.MedicalDeductibleIndividual;

export const outOfPocketMaximumOf = (
  { PlanDetailsPreferredNetwork: { Tier1PlanDetails } }: Pick<Plan, 'PlanDetailsPreferredNetwork'>,
  basis: CostBasis,
): number | null =>
  basis === 'family' ? Tier1PlanDetails.OutOfPocketMaximumFamily : Tier1PlanDetails.OutOfPocketMaximumIndividual;
