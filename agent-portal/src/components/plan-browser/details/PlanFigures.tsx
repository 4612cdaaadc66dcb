import { Box, Typography } from '@mui/material';
import type { Term } from '#shared/glossary/glossary';
import { reducedCosts, reducedCostsHelp } from '#shared/plans/cost-reduction';
import type { PlanFigure } from '#shared/plans/group-figures';
import type { Plan, TierPlanDetails } from '#shared/plans/plan.record';
import { formatDollars } from '#shared/formats/currency';
import { isUnderCredit } from '#shared/plans/net-premium-of';
import type { PlanKind } from '#shared/plans/plan-codes';
import { costText } from '#shared/plans/plan-texts';
import { TermHelp } from '#web/help/TermHelp';
import { traits } from '../list/plan-texts.ts';

interface PlanFiguresProps {
  plan: Plan;
  premium: number | null;
  /** What the premium means to a group. */
  figures?: readonly PlanFigure[];
}

/** The plan's key figures, per person and per family. */
export const PlanFigures = ({ plan, premium, figures: meaning = [] }: PlanFiguresProps) => {
  const { Tier1PlanDetails: costs } = plan.PlanDetailsPreferredNetwork;
  const standard = plan.CostReduction?.StandardTier1PlanDetails;
  const figures: [string, string][] = [
    ['Plan', [...traits(plan), plan.PlanSuiteName].filter(Boolean).join(', ') || plan.PlanType],
    ['Plan ID', plan.HiosPlanId],
    ['Monthly premium', premium === null ? plan.RatesMessage : formatDollars(premium)],
    ...meaning.map(({ label, text }): [string, string] => [label, text]),
    ...(isUnderCredit(plan) ? [['Full price', formatDollars(plan.MarketRate)] satisfies [string, string]] : []),
    ['Deductible', pair('MedicalDeductible', costs, standard)],
    ['Out-of-pocket maximum', pair('OutOfPocketMaximum', costs, standard)],
  ];
  const terms = (name: string): readonly Term[] => (name === 'Plan' ? planTerms(plan) : (FIGURE_TERMS[name] ?? []));
  return (
    <>
      <Box component="dl" sx={FIGURES}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>
              {name}
              {terms(name).length > 0 && <TermHelp terms={terms(name)} about={name} />}
            </dt>
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

const FIGURE_TERMS: Readonly<Record<string, readonly Term[]>> = {
  Deductible: ['deductible'],
  'Out-of-pocket maximum': ['outOfPocketMaximum'],
};
const KIND_TERMS: Readonly<Partial<Record<PlanKind, Term>>> = {
  HRA: 'hra',
  HBC: 'healthbyChoice',
  Extras: 'extras',
};

const planTerms = ({ PlanType, PlanSuiteName, HsaCompatible }: Plan): Term[] => [
  ...(KIND_TERMS[PlanType] ? [KIND_TERMS[PlanType]] : []),
  ...(HsaCompatible ? (['hsa'] as const) : []),
  ...(PlanSuiteName ? (['suite'] as const) : []),
];

type Amount = 'MedicalDeductible' | 'OutOfPocketMaximum';

/** "$800 instead of $5,000 a person, $1,600 instead of $10,000 a family". @param standard what reduced costs replace */
function pair(amount: Amount, costs: TierPlanDetails, standard = costs): string {
  const individual = insteadOf(costs[`${amount}Individual`], standard[`${amount}Individual`]);
  return costs[`${amount}Family`] === null
    ? individual
    : `${individual} a person, ${insteadOf(costs[`${amount}Family`], standard[`${amount}Family`])} a family`;
}

const insteadOf = (dollars: number | null, standard: number | null): string =>
  dollars === standard ? costText(dollars) : `${costText(dollars)} instead of ${costText(standard)}`;

const FIGURES = {
  mt: 1,
  mb: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'subtitle2' },
} as const;
