import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { RecordTable, type RecordColumn, type RecordTableProps } from '../../components/RecordTable.tsx';
import { GroupName } from './GroupName.tsx';
import { RowActions } from './RowActions.tsx';

/** What stands between the group and its next step. */
export type RowColumn = RecordColumn<DashboardRow>;

interface RowsTableProps {
  rows: readonly DashboardRow[];
  labelledBy: string;
  columns: readonly RowColumn[];
  /** The rows stand for renewals of their groups, not for their newest quotes. */
  forRenewal?: boolean;
  card: RecordTableProps<DashboardRow>['card'];
}

const GROUP: RowColumn = { label: 'Group', isName: true, cell: (row) => <GroupName row={row} /> };

/** Groups, each with its next step. */
export const RowsTable = ({ labelledBy, columns, forRenewal = false, ...table }: RowsTableProps) => (
  <RecordTable
    {...table}
    label={{ id: labelledBy }}
    keyOf={({ G }) => G.Id}
    columns={[GROUP, ...columns]}
    action={{ label: 'Next step', cell: (row) => <RowActions row={row} forRenewal={forRenewal} /> }}
  />
);
