import { Box } from '@mui/material';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';

interface QuoteFactsProps {
  quote: QuoteResponse;
  employees: number;
  members: number;
}

/** What the prices below are based on. */
export const QuoteFacts = ({ quote, employees, members }: QuoteFactsProps) => {
  const { RateArea } = quote.Group;
  return (
    <Box component="dl" sx={FACTS}>
      <Fact name="Effective date" value={formatDay(quote.EffectiveDate)} />
      <Fact name="Rating area" value={RateArea === null ? 'Not known' : String(RateArea)} />
      <Fact name="Employees" value={employees.toLocaleString('en-US')} />
      <Fact name="Members" value={members.toLocaleString('en-US')} />
    </Box>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const FACTS = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'subtitle2' },
} as const;
