import { Box } from '@mui/material';
import { medicinesOfYear } from '#shared/medicines/medicine-year';
import type { QuoteMedicine } from '#shared/medicines/medicine.record';
import type { Plan } from '#shared/plans/plan.record';
import { COST_YEARS, type CostOfYear, type YearlyCost, type YearTerms } from '#shared/plans/yearly-cost';
import { COST_YEAR_LABELS, yearText } from '#shared/plans/yearly-cost-words';

/** What all medicines cost: null is not known, undefined without medicines. */
export type MedicinesLine = CostOfYear | null | undefined;

interface YearlyCostLinesProps {
  cost: YearlyCost;
  medicines: MedicinesLine;
}

/** Each year of a plan with its formula, and beside them what the medicines cost. */
export const YearlyCostLines = ({ cost, medicines }: YearlyCostLinesProps) => (
  <Box component="dl" sx={LINES}>
    {COST_YEARS.map((year) => (
      <Line key={year} label={COST_YEAR_LABELS[year]} cost={cost[year]} />
    ))}
    {medicines !== undefined && <Line label="Medicines" cost={medicines} />}
  </Box>
);

const Line = ({ label, cost }: { label: string; cost: CostOfYear | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>{yearText(cost)}</dd>
    {cost && <dd className="formula">{cost.formula}</dd>}
  </div>
);

export const medicinesLine = (medicines: readonly QuoteMedicine[], plan: Plan, terms: YearTerms): MedicinesLine =>
  medicines.length > 0 ? medicinesOfYear(medicines, plan, terms) : undefined;

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
