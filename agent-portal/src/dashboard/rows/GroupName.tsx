import { Box, Typography } from '@mui/material';
import type { GroupDashboardRow } from '#shared/groups/dashboard.record';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { useCan } from '../../app/session/use-user.ts';
import { RecordName } from '../../components/RecordName.tsx';
import { groupStanding } from '../dashboard-rows.ts';

/** A row's group; clicking its name opens the group. */
export function GroupName({ row: { G, DSD } }: { row: GroupDashboardRow }) {
  const mayOpen = useCan('smallgroup');
  return (
    <Box sx={{ minWidth: 0 }}>
      <RecordName name={G.GN} {...(mayOpen && { to: `/group-details/${G.Id}` })} />
      <Typography variant="caption" component="div" color="textSecondary">
        {[groupStanding(DSD), shownGroupNumber(G.GEId) && `number ${G.GEId}`].filter(Boolean).join(', ')}
      </Typography>
    </Box>
  );
}
