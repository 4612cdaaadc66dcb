import { Box, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { formatDay } from '#shared/formats/auto-date';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { memberCount, needsRenewalQuote } from './dashboard-rows.ts';
import { type RowColumn, RowsTable } from './rows/RowsTable.tsx';
import { RowStatus } from './rows/RowStatus.tsx';

const COLUMNS: readonly RowColumn[] = [
  { label: 'Renewal date', cell: ({ G }) => formatDay(G.RD) },
  { label: 'Renewal quote', cell: (row) => <RenewalQuote row={row} /> },
  { label: 'Members', align: 'right', cell: ({ Members }) => Members },
];

/** Groups with an upcoming renewal, soonest first. Absent if there are none. */
export function RenewalsSection({ rows }: { rows: readonly GroupDashboardRow[] }) {
  const [wanted, setPage] = useState(1);
  const headingId = useId();
  if (rows.length === 0) {
    return null;
  }
  const page = Math.min(wanted, Math.ceil(rows.length / PAGE_SIZE));
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <Box sx={{ p: 2 }}>
        <Typography variant="h2" id={headingId}>
          Upcoming renewals
        </Typography>
      </Box>
      <RowsTable
        rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        labelledBy={headingId}
        columns={COLUMNS}
        forRenewal
        card={{
          aside: (row) => <RenewalQuote row={row} />,
          details: (row) => `renews ${formatDay(row.G.RD)}, ${memberCount(row)}`,
        }}
      />
      <Pager total={rows.length} page={page} onChange={setPage} noun="renewals" />
    </Paper>
  );
}

const RenewalQuote = ({ row }: { row: GroupDashboardRow }) =>
  needsRenewalQuote(row) ? (
    <Typography variant="body2" component="span" color="textSecondary" noWrap>
      None yet
    </Typography>
  ) : (
    <RowStatus row={row} />
  );
