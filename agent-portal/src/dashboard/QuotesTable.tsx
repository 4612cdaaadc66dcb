import { Box, Link } from '@mui/material';
import type { ComponentProps } from 'react';
import type { GroupDashboardRow } from '#shared/groups/dashboard.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { premiumText, RowPremium } from '../components/RowPremium.tsx';
import { useOpenGroup } from '../components/group-opening/use-open-group.tsx';
import { memberCount } from './dashboard-rows.ts';
import { type RowColumn, RowsTable } from './rows/RowsTable.tsx';
import { RowStatus } from './rows/RowStatus.tsx';

const COLUMNS: readonly RowColumn[] = [
  { label: 'Quote', field: 'Quote', cell: (row) => <QuoteName row={row} /> },
  { label: 'Status', field: 'Status', cell: (row) => <RowStatus row={row} /> },
  { label: 'Effective date', field: 'EffectiveDate', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { label: 'Members', field: 'Members', align: 'right', isExtra: true, cell: ({ Members }) => Members },
  { label: 'Premium', field: 'Premium', align: 'right', cell: ({ Premium }) => <RowPremium premium={Premium} /> },
  { label: 'Last change', field: 'LastChange', isExtra: true, cell: ({ ChangedAt }) => formatInstant(ChangedAt) },
];

type QuotesTableProps = Pick<ComponentProps<typeof RowsTable>, 'rows' | 'labelledBy' | 'sort' | 'onSort' | 'isLoading'>;

/** Groups with their newest quotes. */
export const QuotesTable = (props: QuotesTableProps) => (
  <RowsTable
    {...props}
    list="quotes"
    columns={COLUMNS}
    card={{
      aside: (row) => <RowStatus row={row} />,
      details: (row) => (
        <>
          <QuoteName row={row} />
          {[
            row.EffectiveDate && `effective ${formatDay(row.EffectiveDate)}`,
            memberCount(row),
            row.Premium && premiumText(row.Premium),
          ]
            .filter(Boolean)
            .join(', ')}
        </>
      ),
    }}
  />
);

/** The newest quote of the row's group; if there are several, a way to choose another. */
const QuoteName = ({ row }: { row: GroupDashboardRow }) => (
  <Box sx={{ overflowWrap: 'break-word', minWidth: { sm: 96 } }}>
    {row.QuoteName ?? 'None yet'}
    {row.Quotes > 1 && <AllQuotes row={row} />}
  </Box>
);

function AllQuotes({ row: { G, Quotes } }: { row: GroupDashboardRow }) {
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
        sx={{ display: 'block', minHeight: 24, textAlign: 'left' }}
      >
        Newest of {Quotes} quotes
      </Link>
      {dialog}
    </>
  );
}
