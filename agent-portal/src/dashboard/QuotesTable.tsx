import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { memberCount } from './dashboard-rows.ts';
import { QuoteName } from './rows/QuoteName.tsx';
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
  rows: readonly DashboardRow[];
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
