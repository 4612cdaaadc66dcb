import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Typography } from '@mui/material';
import { memo } from 'react';
import { isSubscriber } from '#shared/census/household-rules';
import { dottedSsn } from '#shared/formats/ssn';
import { MemberStateChip } from '../../components/member-form/MemberStateChip.tsx';
import type { MemberRow } from './member-rows.ts';

interface MemberLineProps {
  row: MemberRow;
  /** Absent if read-only. */
  onEdit: ((memberId: number) => void) | null;
}

export const editMemberId = (memberId: number): string => `edit-enrollment-member-${memberId}`;

/** The maximum listed; the rest is in the form. */
const NAMED = 3;

/** One member: identity, plans, progress and what is missing. Dependents follow their employee. */
export const MemberLine = memo(function MemberLine({ row, onEdit }: MemberLineProps) {
  const { member, name, summary } = row;
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ minWidth: 0, pl: isSubscriber(member) ? 0 : 3, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Typography variant="subtitle2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {summary}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          SSN {member.SSN ? dottedSsn(member.SSN) : 'not given'}
          {member.RateArea !== null && `, rating area ${member.RateArea}`}
          {row.isOutOfArea && ', out of area'}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <MemberStateChip enrolls={row.enrolls} problems={row.problems} />
        <MissingText row={row} />
      </Box>
      {onEdit && (
        <Button
          id={editMemberId(member.Id)}
          size="small"
          startIcon={<EditIcon />}
          aria-label={`Edit ${name}`}
          onClick={() => onEdit(member.Id)}
        >
          Edit
        </Button>
      )}
    </Box>
  );
}, isSame);

function isSame(before: MemberLineProps, after: MemberLineProps): boolean {
  return before.onEdit === after.onEdit && JSON.stringify(before.row) === JSON.stringify(after.row);
}

const MissingText = ({ row: { problems } }: { row: MemberRow }) => {
  const more = problems.length - NAMED;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: problems.length > 0 ? 0.5 : 0 }}>
      {problems
        .slice(0, NAMED)
        .map(({ Message }) => Message)
        .join(' ')}
      {more > 0 && ` And ${more} more.`}
    </Typography>
  );
};

const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 5fr) minmax(0, 6fr) auto' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
