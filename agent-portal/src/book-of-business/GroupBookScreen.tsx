import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutlined';
import { Box, Button, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { GroupBookRow } from '#shared/book-of-business/book.record';
import { type GroupStanding, shownEffectiveDate } from '#shared/book-of-business/books';
import { NO_NUMBER_YET, shownGroupNumber } from '#shared/groups/enterprise-id';
import { EmptyState } from '#web/shell/EmptyState';
import { PhoneLink } from '#web/shell/PhoneLink';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { useStoredState } from '../app/use-stored-state.ts';
import { ExportButton } from '../components/ExportButton.tsx';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { RecordName } from '../components/RecordName.tsx';
import { type RecordColumn, RecordTable, type Sort } from '../components/RecordTable.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { useOpenGroup } from '../components/group-opening/use-open-group.tsx';
import { useSettled } from '../components/use-settled.ts';
import { BookScreen } from './BookScreen.tsx';
import {
  downloadGroupBook,
  type GroupBookField,
  groupBookQuery,
  type GroupBookView,
} from './book-of-business-queries.ts';

/** /bookofbusiness/group: an agent's enrolled groups. Source: spec 000 section 2, "Group BOB screen". */
export const GroupBookScreen = () => (
  <BookScreen title="Book of business: small group" subtitle="Select a group to continue its work.">
    {(agentId) => <GroupBook key={agentId} agentId={agentId} />}
  </BookScreen>
);

const FIRST_VIEW: GroupBookView = {
  text: '',
  page: 1,
  pageSize: PAGE_SIZE,
  sort: { field: 'GroupName', direction: 'ASC' },
};

/** One agent's groups, with search, sorting and paging, all restored when the user comes back. */
function GroupBook({ agentId }: { agentId: string | null }) {
  const [view, setView] = useStoredState(`group-book:${agentId ?? 'own'}`, FIRST_VIEW);
  const text = useSettled(view.text);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(groupBookQuery(agentId, { ...view, text }));
  const { openGroup, dialog } = useOpenGroup();
  const show = (change: Partial<GroupBookView>) => setView({ ...view, page: 1, ...change });
  if (error) {
    return <SectionFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Paper variant="outlined" component="section" aria-label="Groups" aria-busy={isFetching}>
      <GroupBookToolbar
        agentId={agentId}
        text={view.text}
        onText={(typed) => show({ text: typed })}
        total={data?.total ?? 0}
      />
      {!data && <RowsSkeleton label="Loading groups" rows={10} />}
      {data?.total === 0 && <NoGroups text={text} onClear={() => show({ text: '' })} />}
      {data && data.total > 0 && (
        <GroupBookTable
          rows={data.rows}
          isLoading={isPlaceholderData}
          sort={view.sort}
          onSort={(sort) => show({ sort })}
          onOpen={({ GroupId, GroupName }) => openGroup({ id: GroupId, name: GroupName })}
        />
      )}
      {data && (
        <Pager
          total={data.total}
          page={view.page}
          pageSize={view.pageSize}
          onChange={(page) => show({ page })}
          onPageSize={(pageSize) => show({ pageSize })}
          noun="groups"
        />
      )}
      {dialog}
    </Paper>
  );
}

const NoGroups = ({ text, onClear }: { text: string; onClear: () => void }) =>
  text.trim() === '' ? (
    <EmptyState title="No groups in this book yet">
      A group is in the book of business once it is enrolled and has a group number. Groups that are being quoted are on
      the dashboard.
    </EmptyState>
  ) : (
    <EmptyState title="No group matches" action={<Button onClick={onClear}>Show all groups</Button>}>
      Search by the beginning of the group number, a word in the name, the phone number or the email address.
    </EmptyState>
  );

interface GroupBookToolbarProps {
  agentId: string | null;
  text: string;
  onText: (text: string) => void;
  /** How many groups the file would contain. */
  total: number;
}

/** Search, and export of all matching groups. */
function GroupBookToolbar({ agentId, text, onText, total }: GroupBookToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
      <Box sx={{ width: { xs: '100%', sm: 360 } }}>
        <SearchField label="Number, name, phone or email" value={text} onChange={onText} />
      </Box>
      <ExportButton total={total} download={() => downloadGroupBook(agentId, text)} />
    </Box>
  );
}

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
    cell: ({ PhoneNumber }) => <PhoneLink phone={PhoneNumber} />,
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
const GroupBookTable = (props: GroupBookTableProps) => (
  <RecordTable
    {...props}
    label="Groups"
    keyOf={({ GroupId }) => GroupId}
    columns={columns(props.onOpen)}
    card={{
      aside: ({ GroupStatus }) => <StandingChip standing={GroupStatus} />,
      details: (group) => (
        <>
          {[
            `Number ${shownGroupNumber(group.GroupEnterpriseId, 'not assigned yet')}`,
            shownEffectiveDate(group) && `effective ${shownEffectiveDate(group)}`,
            group.GroupEmail,
          ]
            .filter(Boolean)
            .join(', ')}
          {group.PhoneNumber && (
            <div>
              <PhoneLink phone={group.PhoneNumber} />
            </div>
          )}
        </>
      ),
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
