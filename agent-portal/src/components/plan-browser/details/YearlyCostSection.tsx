import { Box, Typography } from '@mui/material';
import type { Plan } from '#shared/plans/plan.record';
import { yearlyCost, type YearTerms } from '#shared/plans/yearly-cost';
import { yearlyCostTitle } from '#shared/plans/yearly-cost-words';
import { YearlyCostLines } from '../yearly/YearlyCostLines.tsx';

interface YearlyCostSectionProps {
  plan: Plan;
  premium: number | null;
  terms: YearTerms;
}

/** What the plan costs the household in a good, a usual and a bad year. */
export const YearlyCostSection = ({ plan, premium, terms }: YearlyCostSectionProps) => (
  <Box component="section" aria-label={yearlyCostTitle(terms)} sx={{ mb: 2 }}>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {yearlyCostTitle(terms)}
    </Typography>
    <YearlyCostLines cost={yearlyCost(plan, premium, terms)} />
  </Box>
);
