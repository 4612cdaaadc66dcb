import type { ProposalFigures } from '#shared/proposals/proposal-figures.record';

interface LeadPrice {
  /** Dollars a month, of an employee or of the whole household. */
  amount: number;
  isLowest: boolean;
}

/** What the page leads with: with everybody in their assigned plan, or with the plan that costs least. Null without plans. */
export function leadPrice({ Plans, Assigned }: ProposalFigures): LeadPrice | null {
  if (Assigned) {
    return { amount: priceOf(Assigned), isLowest: false };
  }
  const [first] = Plans;
  const compared = Plans.filter(({ Coverage }) => Coverage === first?.Coverage);
  return first ? { amount: priceOf(first), isLowest: compared.length > 1 } : null;
}

/** A household pays for all its people together. */
export const priceOf = ({ PerEmployee, Premium }: { PerEmployee: number | null; Premium: number }): number =>
  PerEmployee ?? Premium;
