import type { Plan } from '#shared/plans/plan.record';
import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';
import { coverageOf } from '#shared/plans/coverage-of';
import { KIND_LABELS } from '#shared/plans/plan-texts';

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

/** "1 medical plan", "126 medical plans". */
export const plansText = (count: number, coverage?: Coverage): string =>
  `${count.toLocaleString('en-US')} ${coverage ? `${coverage} ` : ''}${count === 1 ? 'plan' : 'plans'}`;

/** The kind of plan in words: "Gold", "HMO", "HSA". "Standard" is omitted. */
export const traits = ({ MetalTier, ProviderNetworkType, PlanType }: Plan): string[] =>
  [MetalTier, ProviderNetworkType, PlanType === 'Standard' ? null : KIND_LABELS[PlanType]].flatMap((trait) =>
    trait === null ? [] : [trait],
  );

export const isCoverage = (text: string | null): text is Coverage => COVERAGES.some((coverage) => coverage === text);
