import { Box } from '@mui/material';
import {
  canSortBy,
  type DashboardList,
  type DashboardOrder,
  type GroupDashboardRow,
} from '#shared/groups/dashboard.record';
import { type RecordColumn, RecordTable, type RecordTableProps } from '../../components/RecordTable.tsx';
import { useUser } from '../../app/session/use-user.ts';
import { RenewalPackageButton } from '../../components/RenewalPackageButton.tsx';
import { GroupName } from './GroupName.tsx';
import { NextStepButton } from './NextStepButton.tsx';

/** The columns between the group and its next step. */
export type RowColumn = RecordColumn<GroupDashboardRow, DashboardOrder>;

interface RowsTableProps extends Pick<
  RecordTableProps<GroupDashboardRow, DashboardOrder>,
  'rows' | 'card' | 'sort' | 'onSort' | 'isLoading'
> {
  list: DashboardList;
  labelledBy: string;
  columns: readonly RowColumn[];
}

const GROUP: RowColumn = { label: 'Group', field: 'Group', isName: true, cell: (row) => <GroupName row={row} /> };

/** Groups, each with its next step. */
export function RowsTable({ list, labelledBy, columns, ...table }: RowsTableProps) {
  const { IsInternal } = useUser();
  return (
    <RecordTable
      {...table}
      label={{ id: labelledBy }}
      keyOf={({ G }) => G.Id}
      columns={[GROUP, ...columns].map(({ field, ...column }) =>
        field && canSortBy(list, field, IsInternal) ? { ...column, field } : column,
      )}
      action={{ label: 'Next step', cell: (row) => <RowActions row={row} forRenewal={list === 'renewals'} /> }}
    />
  );
}

interface RowActionsProps {
  row: GroupDashboardRow;
  /** The row represents its group's renewal, not the quote that stands for it. */
  forRenewal: boolean;
}

/** The next step, then downloads: a renewal's document package. For upcoming renewals, it is offered in their own section. */
const RowActions = ({ row, forRenewal }: RowActionsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
    <Box sx={{ minWidth: forRenewal ? 152 : 0 }}>
      <NextStepButton row={row} reason={forRenewal ? 'renewalDue' : undefined} />
    </Box>
    {(forRenewal || !row.IR) && row.IAG && row.LQID !== null && (
      <RenewalPackageButton
        quoteId={row.LQID}
        groupName={row.G.GN}
        size="small"
        color="secondary"
        sx={{ whiteSpace: 'nowrap', ml: -1 }}
      />
    )}
  </Box>
);
