import type { Plan } from '#shared/plans/plan.record';

type ReducedPlan = Pick<Plan, 'CostReduction' | 'MetalTier'>;

/** Actuarial value of a standard silver plan. 45 CFR 156.140(b)(2). */
const SILVER_PERCENT = 70;
const ESTIMATED = ' This is an estimate until the marketplace decides.';

/** What silver plans do for people with a reduction: "pay 87% of the costs on average instead of 70%". */
export const silverPays = (percentage: number): string =>
  `pay ${percentage}% of the costs on average instead of ${SILVER_PERCENT}%`;

/** "Reduced costs (87%)"; null for standard costs. */
export const reducedCosts = ({ CostReduction }: ReducedPlan): string | null =>
  CostReduction ? `Reduced costs${percentText(CostReduction.Percentage)}` : null;

/** What that means for the household; null for standard costs. */
export function reducedCostsHelp({ CostReduction, MetalTier }: ReducedPlan): string | null {
  if (!CostReduction) {
    return null;
  }
  const { Percentage, IsGranted } = CostReduction;
  const estimated = IsGranted ? '' : ESTIMATED;
  return MetalTier === 'Silver' && Percentage !== null
    ? `At the marketplace, this household's silver plans ${silverPays(Percentage)}.${estimated}`
    : `At the marketplace, this household pays less of this plan's costs.${estimated}`;
}

const percentText = (percentage: number | null): string => (percentage === null ? '' : ` (${percentage}%)`);
