import type { ProposalFigures } from '#shared/proposals/proposal-figures.record';

/** What the page leads with: with everybody in their assigned plan, or with the plan that costs least. Null without plans. */
export function leadPrice({ Plans, Assigned }: ProposalFigures): { perEmployee: number; isLowest: boolean } | null {
  if (Assigned) {
    return { perEmployee: Assigned.PerEmployee, isLowest: false };
  }
  const [first] = Plans;
  const compared = Plans.filter(({ Coverage }) => Coverage === first?.Coverage);
  return first ? { perEmployee: first.PerEmployee, isLowest: compared.length > 1 } : null;
}
