import { Box, Link } from '@mui/material';
import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { useOpenGroup } from '../components/group-opening/use-open-group.tsx';
import { memberCount } from './dashboard-rows.ts';
import { type RowColumn, RowsTable } from './rows/RowsTable.tsx';
import { RowStatus } from './rows/RowStatus.tsx';

const COLUMNS: readonly RowColumn[] = [
  { label: 'Quote', cell: (row) => <QuoteName row={row} /> },
  { label: 'Status', cell: (row) => <RowStatus row={row} /> },
  { label: 'Effective date', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { label: 'Members', align: 'right', cell: ({ Members }) => Members },
  { label: 'Last change', isOneLine: true, cell: ({ LQMD }) => formatInstant(LQMD) },
];

interface QuotesTableProps {
  rows: readonly GroupDashboardRow[];
  labelledBy: string;
}

/** Groups with their newest quotes. */
export const QuotesTable = (props: QuotesTableProps) => (
  <RowsTable
    {...props}
    columns={COLUMNS}
    card={{
      aside: (row) => <RowStatus row={row} />,
      details: (row) => (
        <>
          <QuoteName row={row} />
          {[row.EffectiveDate && `effective ${formatDay(row.EffectiveDate)}`, memberCount(row)]
            .filter(Boolean)
            .join(', ')}
        </>
      ),
    }}
  />
);

/** The newest quote of the row's group; if there are several, a way to choose another. */
const QuoteName = ({ row }: { row: GroupDashboardRow }) => (
  <Box sx={{ overflowWrap: 'break-word', minWidth: { sm: 112 } }}>
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
