import { Box } from '@mui/material';
import { COST_YEARS, type YearlyCost } from '#shared/plans/yearly-cost';
import { COST_YEAR_LABELS, yearText } from '#shared/plans/yearly-cost-words';

/** Each year of a plan with its formula. */
export const YearlyCostLines = ({ cost }: { cost: YearlyCost }) => (
  <Box component="dl" sx={LINES}>
    {COST_YEARS.map((year) => (
      <div key={year}>
        <dt>{COST_YEAR_LABELS[year]}</dt>
        <dd>{yearText(cost[year])}</dd>
        {cost[year] && <dd className="formula">{cost[year].formula}</dd>}
      </div>
    ))}
  </Box>
);

const LINES = {
  m: 0,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '5.5rem 1fr', sm: '5.5rem 5rem 1fr' },
    columnGap: 1,
    py: 0.25,
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 'medium', textAlign: { sm: 'right' } },
  '& .formula': {
    fontWeight: 400,
    color: 'text.secondary',
    textAlign: 'left',
    gridColumn: { xs: '1 / -1', sm: 'auto' },
    pl: { sm: 1 },
  },
} as const;
