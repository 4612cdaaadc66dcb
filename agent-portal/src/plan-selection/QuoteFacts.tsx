import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { FactList } from '../components/plan-browser/FactList.tsx';

interface QuoteFactsProps {
  quote: QuoteResponse;
  employees: number;
  members: number;
}

/** What the prices below are based on. */
export const QuoteFacts = ({ quote, employees, members }: QuoteFactsProps) => {
  const { RateArea } = quote.Group;
  return (
    <FactList
      facts={[
        { name: 'Effective date', value: formatDay(quote.EffectiveDate) },
        { name: 'Rating area', value: RateArea === null ? 'Not known' : String(RateArea) },
        { name: 'Employees', value: employees.toLocaleString('en-US') },
        { name: 'Members', value: members.toLocaleString('en-US') },
      ]}
    />
  );
};
