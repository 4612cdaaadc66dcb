import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#shared/formats/auto-date';
import { type GroupDashboardRow, needsRenewalQuote, premiumThen } from '#shared/groups/dashboard.record';
import { ExportButton } from '../components/ExportButton.tsx';
import { premiumText, RowPremium } from '../components/RowPremium.tsx';
import { ListSection } from './ListSection.tsx';
import { downloadRows, rowsQuery } from './dashboard-queries.ts';
import { memberCount } from './dashboard-rows.ts';
import { type RowColumn, RowsTable } from './rows/RowsTable.tsx';
import { RowsPage } from './rows/RowsPage.tsx';
import { RowStatus } from './rows/RowStatus.tsx';
import { queryOf, useListView } from './use-list-view.ts';

const COLUMNS: readonly RowColumn[] = [
  { label: 'Renewal date', field: 'RenewalDate', cell: ({ G }) => formatDay(G.RD) },
  { label: 'Renewal quote', cell: (row) => <RenewalQuote row={row} /> },
  { label: 'Members', field: 'Members', align: 'right', isExtra: true, cell: ({ Members }) => Members },
  {
    label: 'Premium now',
    field: 'PremiumNow',
    align: 'right',
    cell: ({ PremiumNow }) => <RowPremium premium={PremiumNow} />,
  },
  {
    label: 'At renewal',
    field: 'PremiumThen',
    align: 'right',
    cell: (row) => <RowPremium premium={premiumThen(row)} before={row.PremiumNow} />,
  },
];

/** Groups with an upcoming renewal, soonest first unless the user sorts them. Absent if there are none. */
export function RenewalsSection() {
  const [view, show] = useListView('renewals');
  const query = queryOf('renewals', view, null, '');
  const answer = useQuery(rowsQuery(query));
  if (answer.data?.Total === 0) {
    return null;
  }
  return (
    <ListSection
      title="Upcoming renewals"
      tools={<ExportButton total={answer.data?.Total ?? 0} noun="renewals" download={() => downloadRows(query)} />}
    >
      {(headingId) => (
        <RowsPage
          answer={answer}
          view={view}
          show={show}
          noun="renewals"
          table={(rows, isLoading) => (
            <RowsTable
              list="renewals"
              rows={rows}
              isLoading={isLoading}
              labelledBy={headingId}
              columns={COLUMNS}
              sort={view.sort}
              onSort={(sort) => show({ sort })}
              card={{
                aside: (row) => <RenewalQuote row={row} />,
                details: (row) => `renews ${formatDay(row.G.RD)}, ${memberCount(row)}${premiums(row)}`,
              }}
            />
          )}
        />
      )}
    </ListSection>
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
