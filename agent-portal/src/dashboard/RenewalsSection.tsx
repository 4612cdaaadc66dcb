import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { listed, needsRenewalQuote, premiumThen } from '#shared/groups/dashboard-list';
import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { ExportButton } from '../components/ExportButton.tsx';
import { Pager } from '../components/Pager.tsx';
import { premiumText, RowPremium } from '../components/RowPremium.tsx';
import { downloadRows } from './dashboard.api.ts';
import { memberCount } from './dashboard-rows.ts';
import { type RowColumn, RowsTable } from './rows/RowsTable.tsx';
import { RowStatus } from './rows/RowStatus.tsx';
import { orderOf, pageOf, useListView } from './use-list-view.ts';

const COLUMNS: readonly RowColumn[] = [
  { label: 'Renewal date', field: 'RenewalDate', cell: ({ G }) => formatDay(G.RD) },
  { label: 'Renewal quote', cell: (row) => <RenewalQuote row={row} /> },
  { label: 'Members', field: 'Members', align: 'right', cell: ({ Members }) => Members },
  {
    label: 'Premium now',
    field: 'PremiumNow',
    align: 'right',
    cell: ({ PremiumNow }) => <RowPremium premium={PremiumNow} />,
  },
  {
    label: 'At the renewal',
    field: 'PremiumThen',
    align: 'right',
    cell: (row) => <RowPremium premium={premiumThen(row)} before={row.PremiumNow} />,
  },
];

/** Groups with an upcoming renewal, soonest first unless the user sorts them. Absent if there are none. */
export function RenewalsSection({ rows }: { rows: readonly GroupDashboardRow[] }) {
  const [view, show] = useListView('renewals');
  const headingId = useId();
  const renewals = listed(rows, 'renewals', view.sort);
  if (renewals.length === 0) {
    return null;
  }
  const { page, onPage } = pageOf(renewals, view);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
        <Typography variant="h2" id={headingId}>
          Upcoming renewals
        </Typography>
        <ExportButton
          total={renewals.length}
          noun="renewals"
          download={() => downloadRows({ List: 'renewals', ...orderOf(view), Stage: null, Text: null })}
        />
      </Box>
      <RowsTable
        rows={onPage}
        labelledBy={headingId}
        columns={COLUMNS}
        sort={view.sort}
        onSort={(sort) => show({ sort })}
        forRenewal
        card={{
          aside: (row) => <RenewalQuote row={row} />,
          details: (row) => `renews ${formatDay(row.G.RD)}, ${memberCount(row)}${premiums(row)}`,
        }}
      />
      <Pager
        total={renewals.length}
        page={page}
        onChange={(next) => show({ page: next })}
        pageSize={view.pageSize}
        onPageSize={(pageSize) => show({ pageSize })}
        noun="renewals"
      />
    </Paper>
  );
}

const premiums = (row: GroupDashboardRow): string =>
  `${row.PremiumNow ? `, now ${premiumText(row.PremiumNow)}` : ''}${premiumThen(row) ? `, then ${premiumText(premiumThen(row))}` : ''}`;

const RenewalQuote = ({ row }: { row: GroupDashboardRow }) =>
  needsRenewalQuote(row) ? (
    <Typography variant="body2" component="span" color="textSecondary" noWrap>
      None yet
    </Typography>
  ) : (
    <RowStatus row={row} />
  );
