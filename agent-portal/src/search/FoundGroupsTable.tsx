import { Box, Link, Stack, Table, TableBody, TableCell, TableContainer, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { GroupSearchRow } from '#shared/search/group-search.record';
import { formatDay } from '#shared/formats/auto-date';
import { useAudience } from '../app/session/use-user.ts';
import { SortableHead, type Sort, type SortColumn } from '../components/SortableHead.tsx';
import { StatusChip } from '../components/quote/StatusChip.tsx';
import { useIsNarrow } from '../components/use-is-narrow.ts';
import type { GroupSearchField } from './search.api.ts';

const COLUMNS: readonly SortColumn<GroupSearchField>[] = [
  { label: 'Group name', field: 'GroupName' },
  { label: 'Group number', field: 'GroupEnterpriseId' },
  { label: 'City', field: 'City' },
  { label: 'Agents' },
  { label: 'Renewal date', field: 'RenewalDate' },
  { label: 'Newest quote' },
  { label: 'Action' },
];

interface FoundGroupsTableProps {
  rows: readonly GroupSearchRow[];
  sort: Sort<GroupSearchField>;
  onSort: (sort: Sort<GroupSearchField>) => void;
  /** The one button of a row. */
  action: (group: GroupSearchRow) => ReactNode;
}

/** What was found: a table where there is room for one, cards on a phone. */
export function FoundGroupsTable({ rows, sort, onSort, action }: FoundGroupsTableProps) {
  if (useIsNarrow()) {
    return <FoundGroupCards rows={rows} action={action} />;
  }
  return (
    <TableContainer>
      <Table aria-label="Groups found">
        <SortableHead columns={COLUMNS} sort={sort} onSort={onSort} />
        <TableBody>
          {rows.map((group) => (
            <TableRow key={group.Id} hover>
              <TableCell component="th" scope="row">
                <GroupLink group={group} />
              </TableCell>
              <TableCell>{group.GroupEnterpriseId ?? 'None yet'}</TableCell>
              <TableCell>{group.City}</TableCell>
              <TableCell>{agentNames(group)}</TableCell>
              <TableCell>{formatDay(group.RenewalDate)}</TableCell>
              <TableCell>
                <NewestStatus group={group} />
              </TableCell>
              <TableCell>{action(group)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const FoundGroupCards = ({ rows, action }: Pick<FoundGroupsTableProps, 'rows' | 'action'>) => (
  <Stack component="ul" aria-label="Groups found" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map((group) => (
      <Box component="li" key={group.Id} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <GroupLink group={group} />
          <NewestStatus group={group} />
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
          {[
            group.GroupEnterpriseId && `Number ${group.GroupEnterpriseId}`,
            group.City,
            agentNames(group),
            group.RenewalDate && `renews ${formatDay(group.RenewalDate)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
        {action(group)}
      </Box>
    ))}
  </Stack>
);

const GroupLink = ({ group: { Id, GroupName } }: { group: GroupSearchRow }) => (
  <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
    <Link component={RouterLink} to={`/group-details/${Id}`} color="inherit" underline="hover">
      {GroupName}
    </Link>
  </Typography>
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

const agentNames = ({ AssociatedAgents }: GroupSearchRow): string =>
  AssociatedAgents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', ');
