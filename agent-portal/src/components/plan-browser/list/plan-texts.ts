import type { Plan } from '#shared/plans/plan.record';
import type { CostBasis } from '#shared/plans/yearly-cost';
import type { Coverage } from '#shared/plans/plan-codes';
import { coverageOf, KIND_LABELS } from '#shared/plans/plan-texts';

export const COVERAGE_LABELS: Readonly<Record<Coverage, string>> = {
  medical: 'Medical',
  dental: 'Dental',
  vision: 'Vision',
};

export function byCoverage(plans: readonly Plan[]): Record<Coverage, Plan[]> {
  const sorted: Record<Coverage, Plan[]> = { medical: [], dental: [], vision: [] };
  for (const plan of plans) {
    sorted[coverageOf(plan)].push(plan);
  }
  return sorted;
}

/** What the columns of costs are called. */
export const costLabels = (costs: CostBasis): { deductible: string; maximum: string } =>
  costs === 'family'
    ? { deductible: 'Family deductible', maximum: 'Family out-of-pocket max' }
    : { deductible: 'Deductible', maximum: 'Out-of-pocket maximum' };

/** "1 medical plan", "126 medical plans". */
export const plansText = (count: number, coverage?: Coverage): string =>
  `${count.toLocaleString('en-US')} ${coverage ? `${coverage} ` : ''}${count === 1 ? 'plan' : 'plans'}`;

/** The kind of plan in words: "Gold", "HMO", "HSA". "Standard" is omitted; HSA is said where an account can be had, of any kind. */
export const traits = ({ MetalTier, ProviderNetworkType, PlanType, HsaCompatible }: Plan): string[] =>
  [
    MetalTier,
    ProviderNetworkType,
    PlanType === 'Standard' || PlanType === 'HSA' ? null : KIND_LABELS[PlanType],
    HsaCompatible ? KIND_LABELS.HSA : null,
  ].flatMap((trait) => (trait === null ? [] : [trait]));
