import { type BenchmarkStep, estimateSubsidy, povertyLine, type SubsidyEstimate } from '#shared/eligibility/subsidy';
import type { SubsidyFigures } from '#shared/eligibility/subsidy-figures';

export interface CreditFacts {
  figures: SubsidyFigures;
  householdSize: number;
  benchmark: readonly BenchmarkStep[];
}

/** Percent of the poverty line at the right end: beyond the end of the credit in any year. */
const LAST_PERCENT = 500;
const STEPS = 250;

/** The same calculation as the server's, for another income. */
export const estimateAt = (facts: CreditFacts, income: number): SubsidyEstimate =>
  estimateSubsidy({ ...facts, incomeCents: Math.round(income * 100) });

/** Annual dollars at the right end of the chart. */
export const lastIncome = ({ figures, householdSize }: CreditFacts): number =>
  (povertyLine(figures, householdSize) * LAST_PERCENT) / 100;

/** The monthly credit in cents by annual income in dollars, with both sides of each jump. */
export function creditCurve(facts: CreditFacts): { income: number; creditCents: number }[] {
  const line = povertyLine(facts.figures, facts.householdSize);
  const medicaid = facts.benchmark.flatMap(({ toIncomeCents }) =>
    toIncomeCents === null ? [] : [toIncomeCents / 100],
  );
  const jumps = [...[100, 133, 400].map((percent) => (line * percent) / 100), ...medicaid].flatMap((income) => [
    income - 0.01,
    income,
    income + 0.01,
  ]);
  const incomes = [...Array.from({ length: STEPS + 1 }, (_, at) => (lastIncome(facts) * at) / STEPS), ...jumps];
  return incomes
    .sort((one, other) => one - other)
    .map((income) => ({ income, creditCents: estimateAt(facts, income).maxAptcCents }));
}
