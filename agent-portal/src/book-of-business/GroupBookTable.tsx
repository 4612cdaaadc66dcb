import { Box, Link, Stack, Table, TableBody, TableCell, TableContainer, TableRow, Typography } from '@mui/material';
import { shownEffectiveDate } from '#shared/book-of-business/effective-date';
import type { GroupBookRow } from '#shared/book-of-business/book.record';
import { formatPhone } from '#shared/formats/phone';
import { SortableHead, type Sort, type SortColumn } from '../components/SortableHead.tsx';
import { useIsNarrow } from '../components/use-is-narrow.ts';
import type { GroupBookField } from './book-of-business.api.ts';
import { StandingChip } from './StandingChip.tsx';

/** Source: spec 000 section 2, "Group BOB screen". */
export const BOOK_COLUMNS: readonly SortColumn<GroupBookField>[] = [
  { label: 'Group number', field: 'GroupEnterpriseId' },
  { label: 'Group name', field: 'GroupName' },
  { label: 'Phone', field: 'PhoneNumber' },
  { label: 'Effective date', field: 'LastEffectiveDate' },
  { label: 'Status' },
  { label: 'Email', field: 'GroupEmail' },
];

interface GroupBookTableProps {
  rows: readonly GroupBookRow[];
  sort: Sort<GroupBookField>;
  onSort: (sort: Sort<GroupBookField>) => void;
  onOpen: (group: GroupBookRow) => void;
}

/** The groups of a book: a table where there is room for one, cards on a phone. A group's name opens it. */
export function GroupBookTable({ rows, sort, onSort, onOpen }: GroupBookTableProps) {
  if (useIsNarrow()) {
    return <GroupBookCards rows={rows} onOpen={onOpen} />;
  }
  return (
    <TableContainer>
      <Table aria-label="Groups">
        <SortableHead columns={BOOK_COLUMNS} sort={sort} onSort={onSort} />
        <TableBody>
          {rows.map((group) => (
            <TableRow key={group.GroupId} hover onClick={() => onOpen(group)} sx={{ cursor: 'pointer' }}>
              <TableCell>{group.GroupEnterpriseId}</TableCell>
              <TableCell component="th" scope="row">
                <GroupName group={group} onOpen={onOpen} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatPhone(group.PhoneNumber)}</TableCell>
              <TableCell>{shownEffectiveDate(group)}</TableCell>
              <TableCell>
                <StandingChip standing={group.GroupStatus} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{group.GroupEmail}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const GroupBookCards = ({ rows, onOpen }: Pick<GroupBookTableProps, 'rows' | 'onOpen'>) => (
  <Stack component="ul" aria-label="Groups" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map((group) => (
      <Box component="li" key={group.GroupId} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <GroupName group={group} onOpen={onOpen} />
          <StandingChip standing={group.GroupStatus} />
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {[
            `Number ${group.GroupEnterpriseId}`,
            shownEffectiveDate(group) && `effective ${shownEffectiveDate(group)}`,
            formatPhone(group.PhoneNumber),
            group.GroupEmail,
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
      </Box>
    ))}
  </Stack>
);

/** The whole row opens the group for the mouse; this button does for the keyboard and for screen readers. */
const GroupName = ({ group, onOpen }: { group: GroupBookRow; onOpen: (group: GroupBookRow) => void }) => (
  <Link
    component="button"
    type="button"
    variant="subtitle2"
    color="inherit"
    underline="hover"
    onClick={(event) => {
      event.stopPropagation();
      onOpen(group);
    }}
    sx={{ textAlign: 'left', overflowWrap: 'anywhere', minWidth: 0, minHeight: 24 }}
  >
    {group.GroupName}
  </Link>
);
