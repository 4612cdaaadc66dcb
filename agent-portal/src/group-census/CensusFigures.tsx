import { Box, Stack, Typography } from '@mui/material';
import type { CensusCounts } from './members/census-list.ts';

/** How many people there are: what an agent says on the phone. */
export const CensusFigures = ({ counts }: { counts: CensusCounts }) => (
  <Stack component="dl" direction="row" sx={{ m: 0, columnGap: { xs: 3, sm: 4 } }}>
    <Figure label="Employees" value={counts.employees} />
    <Figure label="Members" value={counts.members} />
    <Figure label="Enrolling in medical" value={counts.enrolling} />
  </Stack>
);

const Figure = ({ label, value }: { label: string; value: number }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column' }}>
    <Typography component="dt" variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="h2" sx={{ order: -1, m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {value.toLocaleString('en-US')}
    </Typography>
  </Box>
);
