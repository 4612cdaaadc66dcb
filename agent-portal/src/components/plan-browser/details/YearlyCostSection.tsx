import { Box, Typography } from '@mui/material';
import type { YearlyCost } from '#shared/plans/yearly-cost';
import { YearlyCostLines } from '../yearly/YearlyCostLines.tsx';

/** What the plan costs the household in a good, a usual and a bad year. */
export const YearlyCostSection = ({ cost }: { cost: YearlyCost }) => (
  <Box component="section" aria-label="Yearly cost" sx={{ mb: 2 }}>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      Yearly cost
    </Typography>
    <YearlyCostLines cost={cost} />
  </Box>
);
