import { Button, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#web/shell/EmptyState';
import { useStoredState } from '../app/use-stored-state.ts';
import { useOpenGroup } from '../components/group-opening/use-open-group.tsx';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { groupBookQuery, type GroupBookView } from './book-of-business-queries.ts';
import { GroupBookTable } from './GroupBookTable.tsx';
import { GroupBookToolbar } from './GroupBookToolbar.tsx';
import { useSettled } from '../components/use-settled.ts';

const FIRST_VIEW: GroupBookView = {
  text: '',
  page: 1,
  pageSize: PAGE_SIZE,
  sort: { field: 'GroupName', direction: 'ASC' },
};

/** One agent's groups, with search, sorting and paging, all restored when the user comes back. */
export function GroupBook({ agentId }: { agentId: string | null }) {
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
