import { Box, Link } from '@mui/material';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { useOpenGroup } from '../../components/group-opening/use-open-group.tsx';

/** The newest quote of the row's group; where there are several, the way to choose another. */
export const QuoteName = ({ row }: { row: DashboardRow }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    {row.QuoteName ?? 'None yet'}
    {row.Quotes > 1 && <AllQuotes row={row} />}
  </Box>
);

function AllQuotes({ row: { G, Quotes } }: { row: DashboardRow }) {
  const { openGroup, isOpening, dialog } = useOpenGroup();
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="caption"
        aria-label={`Newest of ${Quotes} quotes of ${G.GN}: choose another`}
        aria-busy={isOpening}
        onClick={() => openGroup({ id: G.Id, name: G.GN })}
        sx={{ display: 'block', minHeight: 24 }}
      >
        Newest of {Quotes} quotes
      </Link>
      {dialog}
    </>
  );
}
