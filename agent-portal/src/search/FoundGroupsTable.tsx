import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { GroupSearchRow } from '#shared/search/group-search.record';
import { formatDay } from '#shared/formats/auto-date';
import { useAudience } from '../app/session/use-user.ts';
import { StatusChip } from '#web/status/StatusChip';
import { RecordName } from '../components/RecordName.tsx';
import { RecordTable, type RecordColumn, type Sort } from '../components/RecordTable.tsx';
import type { GroupSearchField } from './search.api.ts';

const agentNames = ({ AssociatedAgents }: GroupSearchRow): string =>
  AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', ');

const COLUMNS: readonly RecordColumn<GroupSearchRow, GroupSearchField>[] = [
  {
    label: 'Group name',
    field: 'GroupName',
    isName: true,
    cell: ({ Id, GroupName }) => <RecordName name={GroupName} to={`/group-details/${Id}`} />,
  },
  {
    label: 'Group number',
    field: 'GroupEnterpriseId',
    cell: ({ GroupEnterpriseId }) => GroupEnterpriseId ?? 'None yet',
  },
  { label: 'City', field: 'City', cell: ({ City }) => City },
  { label: 'Agents', cell: agentNames },
  { label: 'Renewal date', field: 'RenewalDate', cell: ({ RenewalDate }) => formatDay(RenewalDate) },
  { label: 'Newest quote', cell: (group) => <NewestStatus group={group} /> },
];

interface FoundGroupsTableProps {
  rows: readonly GroupSearchRow[];
  isLoading: boolean;
  sort: Sort<GroupSearchField>;
  onSort: (sort: Sort<GroupSearchField>) => void;
  /** The one button of a row. */
  action: (group: GroupSearchRow) => ReactNode;
}

export const FoundGroupsTable = ({ action, ...table }: FoundGroupsTableProps) => (
  <RecordTable
    {...table}
    label="Groups found"
    keyOf={({ Id }) => Id}
    columns={COLUMNS}
    action={{ label: 'Action', cell: action }}
    card={{
      aside: (group) => <NewestStatus group={group} />,
      details: (group) =>
        [
          group.GroupEnterpriseId && `Number ${group.GroupEnterpriseId}`,
          group.City,
          agentNames(group),
          group.RenewalDate && `renews ${formatDay(group.RenewalDate)}`,
        ]
          .filter(Boolean)
          .join(', '),
    }}
  />
);

function NewestStatus({ group: { NewestQuote } }: { group: GroupSearchRow }) {
  const audience = useAudience();
  return NewestQuote ? (
    <StatusChip status={NewestQuote.Status} audience={audience} label={NewestQuote.QuoteStatus} />
  ) : (
    <Typography variant="body2" color="textSecondary">
      No quote yet
    </Typography>
  );
}
