import TaskAltIcon from '@mui/icons-material/TaskAltOutlined';
import { Button, Paper, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ACTION_LABELS, type ActionKind } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { EmptyState } from '#web/shell/EmptyState';
import { actionsQuery } from '../../components/daily-actions/daily-actions-queries.ts';
import { Pager } from '../../components/Pager.tsx';
import { Pills } from '../../components/Pills.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { DailyActionTable } from './DailyActionTable.tsx';
import { PeopleToCall } from './PeopleToCall.tsx';
import { useActionsView } from './use-actions-view.ts';

interface DailyActionListProps {
  /** SrcAgentId of the book's agent; null: the user's own. */
  agentId: string | null;
  /** The contracts are no longer shown: only what is about quotes. */
  isRetired: boolean;
}

/** How many people to call, the reasons as filters with their counts, and the list. */
export function DailyActionList({ agentId, isRetired }: DailyActionListProps) {
  const view = useActionsView();
  const kind = isRetired ? 'SpecialEnrollmentEnding' : view.kind;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    actionsQuery(agentId, { kind, page: view.page }),
  );
  if (error && !data) {
    return <SectionFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Paper variant="outlined">
        <RowsSkeleton label="Loading what to do today" rows={10} />
      </Paper>
    );
  }
  const reasons = data.Counts.reduce((sum, { Count }) => sum + Count, 0);
  const options = data.Counts.filter(({ Kind, Count }) => Count > 0 || Kind === kind);
  return (
    <Stack spacing={2}>
      <PeopleToCall
        people={isRetired ? data.Total : data.People}
        reasons={isRetired ? data.Total : reasons}
        isLoading={isFetching}
      />
      {!isRetired && reasons > 0 && (
        <Pills<ActionKind | 'all'>
          label="Reason"
          value={kind ?? 'all'}
          onChange={(next) => view.show(next === 'all' ? null : next)}
          options={[
            { value: 'all', label: `All ${reasons}` },
            ...options.map(({ Kind, Count }) => ({ value: Kind, label: `${ACTION_LABELS[Kind]} ${Count}` })),
          ]}
        />
      )}
      <Paper
        variant="outlined"
        component="section"
        aria-label="To call"
        aria-busy={isFetching}
        sx={{ overflow: 'hidden' }}
      >
        {data.Actions.length === 0 && data.Total > 0 ? (
          <EmptyState
            title="The list has become shorter"
            action={<Button onClick={() => view.turn(1)}>Show the first page</Button>}
          />
        ) : data.Actions.length === 0 ? (
          <AllClear kind={isRetired ? null : kind} onShowAll={() => view.show(null)} />
        ) : (
          <DailyActionTable actions={data.Actions} isLoading={isPlaceholderData} />
        )}
        {data.Total > 0 && <Pager total={data.Total} page={view.page} onChange={view.turn} noun="reasons" />}
      </Paper>
    </Stack>
  );
}

const AllClear = ({ kind, onShowAll }: { kind: ActionKind | null; onShowAll: () => void }) =>
  kind === null ? (
    <EmptyState icon={<TaskAltIcon />} title="All clear">
      Nobody in this book needs a call today.
    </EmptyState>
  ) : (
    <EmptyState icon={<TaskAltIcon />} title="All clear" action={<Button onClick={onShowAll}>Show all reasons</Button>}>
      {`Nobody needs a call today for this reason: ${ACTION_LABELS[kind].toLowerCase()}.`}
    </EmptyState>
  );
