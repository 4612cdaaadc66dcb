import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutlined';
import type { GroupBookRow } from '#shared/book-of-business/book.record';
import { type GroupStanding, shownEffectiveDate } from '#shared/book-of-business/books';
import { formatPhone } from '#shared/formats/phone';
import { NO_NUMBER_YET, shownGroupNumber } from '#shared/groups/enterprise-id';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { RecordName } from '../components/RecordName.tsx';
import { type RecordColumn, RecordTable, type Sort } from '../components/RecordTable.tsx';
import type { GroupBookField } from './book-of-business-queries.ts';

type BookColumn = RecordColumn<GroupBookRow, GroupBookField>;

const NUMBER: BookColumn = {
  label: 'Group number',
  field: 'GroupEnterpriseId',
  cell: ({ GroupEnterpriseId }) => shownGroupNumber(GroupEnterpriseId, NO_NUMBER_YET),
};
const OTHERS: readonly BookColumn[] = [
  {
    label: 'Phone',
    field: 'PhoneNumber',
    isOneLine: true,
    isExtra: true,
    cell: ({ PhoneNumber }) => formatPhone(PhoneNumber),
  },
  { label: 'Effective date', field: 'LastEffectiveDate', cell: shownEffectiveDate },
  { label: 'Status', cell: ({ GroupStatus }) => <StandingChip standing={GroupStatus} /> },
  { label: 'Email', field: 'GroupEmail', isExtra: true, cell: ({ GroupEmail }) => GroupEmail },
];

/** Source: spec 000 section 2, "Group BOB screen". */
const columns = (onOpen: (group: GroupBookRow) => void): BookColumn[] => [
  NUMBER,
  {
    label: 'Group name',
    field: 'GroupName',
    isName: true,
    cell: (group) => <RecordName name={group.GroupName} onOpen={() => onOpen(group)} />,
  },
  ...OTHERS,
];

interface GroupBookTableProps {
  rows: readonly GroupBookRow[];
  isLoading: boolean;
  sort: Sort<GroupBookField>;
  onSort: (sort: Sort<GroupBookField>) => void;
  onOpen: (group: GroupBookRow) => void;
}

/** The groups of a book of business. Clicking a group's name opens it. */
export const GroupBookTable = (props: GroupBookTableProps) => (
  <RecordTable
    {...props}
    label="Groups"
    keyOf={({ GroupId }) => GroupId}
    columns={columns(props.onOpen)}
    card={{
      aside: ({ GroupStatus }) => <StandingChip standing={GroupStatus} />,
      details: (group) =>
        [
          `Number ${shownGroupNumber(group.GroupEnterpriseId, 'not assigned yet')}`,
          shownEffectiveDate(group) && `effective ${shownEffectiveDate(group)}`,
          formatPhone(group.PhoneNumber),
          group.GroupEmail,
        ]
          .filter(Boolean)
          .join(', '),
    }}
  />
);

const LOOKS: Record<GroupStanding, Look> = {
  Active: ['success', CheckCircleIcon],
  Inactive: ['secondary', PauseCircleIcon],
  Termed: ['error', BlockIcon],
};

/** A group's status with the insurer: icon, text and color, so that color is never the only cue. */
const StandingChip = ({ standing }: { standing: GroupStanding }) => (
  <ToneChip look={LOOKS[standing]} label={standing} />
);
