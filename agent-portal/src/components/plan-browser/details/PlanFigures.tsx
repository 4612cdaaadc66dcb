import { Box } from '@mui/material';
import type { Plan } from '#shared/plans/plan.record';
import { formatDollars } from '#shared/formats/currency';
import { costText } from '#shared/plans/plan-texts';
import { traits } from '../list/plan-texts.ts';

/** The plan's key figures, per person and per family. */
export const PlanFigures = ({ plan, premium }: { plan: Plan; premium: number | null }) => {
  const { Tier1PlanDetails: costs } = plan.PlanDetailsPreferredNetwork;
  const figures: [string, string][] = [
    ['Plan', [...traits(plan), plan.PlanSuiteName].filter(Boolean).join(', ') || plan.PlanType],
    ['Plan ID', plan.HiosPlanId],
    ['Monthly premium', premium === null ? plan.RatesMessage : formatDollars(premium)],
    ['Deductible', pair(costs.MedicalDeductibleIndividual, costs.MedicalDeductibleFamily)],
    ['Out-of-pocket maximum', pair(costs.OutOfPocketMaximumIndividual, costs.OutOfPocketMaximumFamily)],
  ];
  return (
    <Box component="dl" sx={FIGURES}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
};

/** "$1,000 a person, $2,000 a family". */
const pair = (individual: number | null, family: number | null): string =>
  family === null ? costText(individual) : `${costText(individual)} a person, ${costText(family)} a family`;

const FIGURES = {
  mt: 1,
  mb: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'body2', fontWeight: 600 },
} as const;
