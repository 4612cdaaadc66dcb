import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import type { GroupSearchRow } from '#shared/search/group-search.record';
import { StatusChip } from '#web/status/StatusChip';
import { useAudience } from '../app/session/use-user.ts';
import { RecordName } from '../components/RecordName.tsx';
import { premiumText, RowPremium } from '../components/RowPremium.tsx';
import { RecordTable, type RecordColumn, type Sort } from '../components/RecordTable.tsx';
import type { GroupSearchField } from './search-queries.ts';

const agentNames = ({ AssociatedAgents }: GroupSearchRow): string =>
  AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', ');

const numberText = ({ GroupEnterpriseId }: GroupSearchRow): string =>
  shownGroupNumber(GroupEnterpriseId) ? `number ${GroupEnterpriseId}` : 'no number yet';

const COLUMNS: readonly RecordColumn<GroupSearchRow, GroupSearchField>[] = [
  { label: 'Group', field: 'GroupName', isName: true, cell: (group) => <Group group={group} /> },
  { label: 'Status', cell: (group) => <NewestStatus group={group} /> },
  { label: 'Members', align: 'right', isExtra: true, cell: ({ Members }) => Members },
  {
    label: 'Premium',
    align: 'right',
    cell: ({ NewestQuote }) => <RowPremium premium={NewestQuote?.Premium ?? null} />,
  },
  { label: 'City', field: 'City', isExtra: true, cell: ({ City }) => City },
  { label: 'Renewal date', field: 'RenewalDate', cell: ({ RenewalDate }) => formatDay(RenewalDate) },
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
    action={{ label: 'Next step', cell: action }}
    card={{
      aside: (group) => <NewestStatus group={group} />,
      details: (group) =>
        [
          group.City,
          counted(group.Members, 'member'),
          group.NewestQuote?.Premium && premiumText(group.NewestQuote.Premium),
          group.RenewalDate && `renews ${formatDay(group.RenewalDate)}`,
        ]
          .filter(Boolean)
          .join(', '),
    }}
  />
);

const Group = ({ group }: { group: GroupSearchRow }) => (
  <Box sx={{ minWidth: 0 }}>
    <RecordName name={group.GroupName} to={`/group-details/${group.Id}`} />
    <Typography variant="caption" component="div" color="textSecondary">
      {[numberText(group), agentNames(group)].filter(Boolean).join(', ')}
    </Typography>
  </Box>
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
