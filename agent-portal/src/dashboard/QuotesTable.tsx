import { Typography } from '@mui/material';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { memberCount } from './dashboard-rows.ts';
import { QuoteName } from './rows/QuoteName.tsx';
import { RowActions } from './rows/RowActions.tsx';
import { type RowColumn, RowsTable } from './rows/RowsTable.tsx';
import { RowStatus } from './rows/RowStatus.tsx';

const COLUMNS: readonly RowColumn[] = [
  { title: 'Quote', cell: (row) => <QuoteName row={row} /> },
  { title: 'Status', cell: (row) => <RowStatus row={row} /> },
  { title: 'Effective date', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { title: 'Members', align: 'right', cell: ({ Members }) => Members },
  { title: 'Last change', cell: ({ LQMD }) => <Instant at={LQMD} /> },
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
    actions={(row) => <RowActions row={row} />}
    aside={(row) => <RowStatus row={row} />}
    details={(row) => (
      <>
        <QuoteName row={row} />
        {[row.EffectiveDate && `effective ${formatDay(row.EffectiveDate)}`, memberCount(row)]
          .filter(Boolean)
          .join(', ')}
      </>
    )}
  />
);

const Instant = ({ at }: { at: string }) => (
  <Typography component="span" variant="body2" noWrap>
    {formatInstant(at)}
  </Typography>
);
