import TaskAltIcon from '@mui/icons-material/TaskAltOutlined';
import { Button, Paper, Stack } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FOLLOW_UP_STATES, type FollowUpState, isOpen } from '#shared/follow-ups/follow-up';
import type { FollowUps } from '#shared/follow-ups/follow-up.record';
import { FOLLOW_UP_CALLS } from '#shared/follow-ups/follow-ups.calls';
import { query } from '#web/http/calls';
import { EmptyState } from '#web/shell/EmptyState';
import { sendingsOf, whileSending } from '../../components/email/while-sending.ts';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { Pills } from '../../components/Pills.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { BookScreen } from '../BookScreen.tsx';
import { type ListAddress, useListAddress } from '../use-list-address.ts';
import { FollowUpTable } from './FollowUpTable.tsx';

/** /followups: what the marketplace waits for from the clients of a book, the first due on top. Ours. */
export const FollowUpsScreen = () => (
  <BookScreen title="Follow-ups" subtitle="Proof that the marketplace waits for, by due date.">
    {(agentId) => <FollowUpList key={agentId} agentId={agentId} />}
  </BookScreen>
);

/** @param agentId SrcAgentId of the book's agent; null for the user's own book */
function FollowUpList({ agentId }: { agentId: string | null }) {
  const view = useListAddress<FollowUpState>('state', FOLLOW_UP_STATES);
  const first = (view.page - 1) * PAGE_SIZE;
  const range = JSON.stringify([first, first + PAGE_SIZE - 1]);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(FOLLOW_UP_CALLS.list, { query: { agentId, state: view.filter, range } }, { polling: true }),
    placeholderData: keepPreviousData,
    refetchInterval: whileSending(({ Rows }: FollowUps) =>
      Rows.flatMap(({ Told, Link }) => [...Told, ...sendingsOf(Link)]),
    ),
  });
  if (error && !data) {
    return <SectionFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Paper variant="outlined">
        <RowsSkeleton label="Loading follow-ups" rows={10} />
      </Paper>
    );
  }
  return (
    <Stack spacing={2}>
      <StatePills counts={data.Counts} view={view} />
      <Found answer={data} view={view} isLoading={isPlaceholderData} />
    </Stack>
  );
}

function StatePills({ counts, view }: { counts: FollowUps['Counts']; view: ListAddress<FollowUpState> }) {
  const open = counts.reduce((sum, { State, Count }) => sum + (isOpen(State) ? Count : 0), 0);
  return (
    <Pills<FollowUpState | 'open'>
      label="State"
      value={view.filter ?? 'open'}
      onChange={(next) => view.show(next === 'open' ? null : next)}
      options={[
        { value: 'open', label: `Open ${open}` },
        ...counts.map(({ State, Count }) => ({ value: State, label: `${State} ${Count}` })),
      ]}
    />
  );
}

interface FoundProps {
  answer: FollowUps;
  view: ListAddress<FollowUpState>;
  /** The rows are those before. */
  isLoading: boolean;
}

/** A page of the list; it has the focus once a row has left it. */
function Found({ answer, view, isLoading }: FoundProps) {
  const list = useRef<HTMLElement>(null);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Follow-ups"
      aria-busy={isLoading}
      ref={list}
      tabIndex={-1}
      sx={{ overflow: 'hidden' }}
    >
      {answer.Rows.length > 0 ? (
        <FollowUpTable answer={answer} isLoading={isLoading} onMoved={() => list.current?.focus()} />
      ) : answer.Total > 0 ? (
        <EmptyState
          title="The list has become shorter"
          action={<Button onClick={() => view.turn(1)}>Show the first page</Button>}
        />
      ) : view.filter === null ? (
        <EmptyState icon={<TaskAltIcon />} title="Nothing to follow up">
          The marketplace waits for nothing from the clients of this book.
        </EmptyState>
      ) : (
        <EmptyState
          icon={<TaskAltIcon />}
          title={`Nothing is ${view.filter.toLowerCase()}`}
          action={<Button onClick={() => view.show(null)}>Show what is open</Button>}
        />
      )}
      {answer.Total > 0 && <Pager total={answer.Total} page={view.page} onChange={view.turn} noun="follow-ups" />}
    </Paper>
  );
}
