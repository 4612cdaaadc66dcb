import { Box, Paper, Typography } from '@mui/material';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { shownRenewalDate } from '#shared/groups/group-facts';
import type { GroupResponse } from '#shared/groups/group.record';

/** How large the group is, and when it renews. */
export const GroupFigures = ({ group }: { group: GroupResponse }) => (
  <Paper variant="outlined">
    <Box component="dl" aria-label="Figures of the group" sx={FIGURES}>
      <div>
        <Typography component="dt" variant="body2" color="textSecondary">
          Members
        </Typography>
        <Box component="dd" sx={{ m: 0 }}>
          <Typography component="span" variant="figure">
            {group.TotalNumberMembers.toLocaleString('en-US')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {group.TotalNumberMembers === 0 ? 'No census yet' : counted(group.TotalNumberEmployees, 'employee')}
          </Typography>
        </Box>
      </div>
      <div>
        <Typography component="dt" variant="body2" color="textSecondary">
          Renewal date
        </Typography>
        <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
          {formatDay(shownRenewalDate(group)) || 'After enrollment'}
        </Typography>
      </div>
    </Box>
  </Paper>
);

const FIGURES = {
  m: 0,
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 4, sm: 8 },
  rowGap: 2,
  alignItems: 'flex-start',
} as const;
