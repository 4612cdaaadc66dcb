import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { useCan } from '../../app/session/use-user.ts';
import { groupStanding } from '../dashboard-rows.ts';

/** The group of a row; its name opens the group. */
export function GroupName({ row: { G, DSD } }: { row: DashboardRow }) {
  const mayOpen = useCan('smallgroup');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {mayOpen ? (
          <Link component={RouterLink} to={`/group-details/${G.Id}`} color="inherit" underline="hover">
            {G.GN}
          </Link>
        ) : (
          G.GN
        )}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        {[groupStanding(DSD), G.GEId && `number ${G.GEId}`].filter(Boolean).join(', ')}
      </Typography>
    </Box>
  );
}
