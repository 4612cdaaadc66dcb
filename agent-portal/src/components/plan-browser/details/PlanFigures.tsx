import { Box, Typography } from '@mui/material';
import { reducedCosts, reducedCostsHelp } from '#shared/plans/cost-reduction';
import type { Plan, TierPlanDetails } from '#shared/plans/plan.record';
import { formatDollars } from '#shared/formats/currency';
import { isUnderCredit } from '#shared/plans/net-premium-of';
import { costText } from '#shared/plans/plan-texts';
import { traits } from '../list/plan-texts.ts';

/** The plan's key figures, per person and per family. */
export const PlanFigures = ({ plan, premium }: { plan: Plan; premium: number | null }) => {
  const { Tier1PlanDetails: costs } = plan.PlanDetailsPreferredNetwork;
  const standard = plan.CostReduction?.StandardTier1PlanDetails;
  const figures: [string, string][] = [
    ['Plan', [...traits(plan), plan.PlanSuiteName].filter(Boolean).join(', ') || plan.PlanType],
    ['Plan ID', plan.HiosPlanId],
    ['Monthly premium', premium === null ? plan.RatesMessage : formatDollars(premium)],
    ...(isUnderCredit(plan) ? [['Market rate', formatDollars(plan.MarketRate)] satisfies [string, string]] : []),
    ['Deductible', insteadOf(deductibles(costs), standard && deductibles(standard))],
    ['Out-of-pocket maximum', insteadOf(maximums(costs), standard && maximums(standard))],
  ];
  return (
    <>
      <Box component="dl" sx={FIGURES}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {plan.CostReduction && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          <Box component="strong" sx={{ color: 'success.main' }}>
            {reducedCosts(plan)}.
          </Box>{' '}
          {reducedCostsHelp(plan)}
        </Typography>
      )}
    </>
  );
};

const deductibles = (costs: TierPlanDetails): string =>
  pair(costs.MedicalDeductibleIndividual, costs.MedicalDeductibleFamily);
const maximums = (costs: TierPlanDetails): string =>
  pair(costs.OutOfPocketMaximumIndividual, costs.OutOfPocketMaximumFamily);

/** "$800 a person instead of $5,000 a person". */
const insteadOf = (text: string, standard: string | undefined): string =>
  standard === undefined || standard === text ? text : `${text} instead of ${standard}`;

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
