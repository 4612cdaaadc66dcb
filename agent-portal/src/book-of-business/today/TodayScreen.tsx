import TaskAltIcon from '@mui/icons-material/TaskAltOutlined';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  ACTION_KINDS,
  ACTION_LABELS,
  type ActionKind,
  type DailyAction,
  type DailyActions,
} from '#shared/book-of-business/individuals/today/daily-actions.record';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { EmptyState } from '#web/shell/EmptyState';
import { Pager } from '../../components/Pager.tsx';
import { Pills } from '../../components/Pills.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { actionsQuery } from '../../components/daily-actions-queries.ts';
import { peopleToCall } from '../../components/people-to-call.ts';
import { useBookRetirement } from '../../components/use-book-retirement.ts';
import { BookScreen } from '../BookScreen.tsx';
import { type ListAddress, useListAddress } from '../use-list-address.ts';
import { YearChangesSection } from './YearChangesSection.tsx';
import { DailyActionTable } from './DailyActionTable.tsx';

/** /today: which households of an individual book need a call, by risk and deadline. Individuals, section 6. */
export function TodayScreen() {
  const { isRetired, notice } = useBookRetirement();
  return (
    <BookScreen
      title="Today’s calls"
      subtitle={isRetired ? 'Special enrollments by deadline.' : 'Households that need a call, by risk and deadline.'}
      notices={
        isRetired && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {notice}
          </Alert>
        )
      }
    >
      {(agentId) => (
        <Stack spacing={2} key={agentId}>
          <DailyActionList agentId={agentId} isRetired={isRetired} />
          {!isRetired && <YearChangesSection agentId={agentId} />}
        </Stack>
      )}
    </BookScreen>
  );
}

interface DailyActionListProps {
  /** SrcAgentId of the book's agent; null: the user's own. */
  agentId: string | null;
  /** The contracts are no longer shown: only what is about quotes. */
  isRetired: boolean;
}

/** How many people to call, the reasons as filters with their counts, and the list. */
function DailyActionList({ agentId, isRetired }: DailyActionListProps) {
  const view = useListAddress('kind', ACTION_KINDS);
  const kind = isRetired ? 'SpecialEnrollmentEnding' : view.filter;
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
      <ToCall
        answer={data}
        kind={kind}
        isRetired={isRetired}
        view={view}
        isBusy={isFetching}
        isLoading={isPlaceholderData}
      />
    </Stack>
  );
}

interface ToCallProps {
  answer: DailyActions;
  kind: ActionKind | null;
  isRetired: boolean;
  view: ListAddress<ActionKind>;
  isBusy: boolean;
  /** The rows are those before. */
  isLoading: boolean;
}

/** A page of the list; it has the focus once a row has left it. */
function ToCall({ answer: { Actions, Total }, kind, isRetired, view, isBusy, isLoading }: ToCallProps) {
  const list = useRef<HTMLElement>(null);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="To call"
      aria-busy={isBusy}
      ref={list}
      tabIndex={-1}
      sx={{ overflow: 'hidden' }}
    >
      {kind === 'RenewalOpen' && <RenewalMonth renewals={Total} first={Actions[0] ?? null} />}
      {Actions.length === 0 && Total > 0 ? (
        <EmptyState
          title="The list has become shorter"
          action={<Button onClick={() => view.turn(1)}>Show the first page</Button>}
        />
      ) : Actions.length === 0 ? (
        <AllClear kind={isRetired ? null : kind} onShowAll={() => view.show(null)} />
      ) : (
        <DailyActionTable actions={Actions} isLoading={isLoading} onNoted={() => list.current?.focus()} />
      )}
      {Total > 0 && <Pager total={Total} page={view.page} onChange={view.turn} noun="reasons" />}
    </Paper>
  );
}

/** Contracts of households all end with the year: whoever renews does so for January. */
const RenewalMonth = ({ renewals, first }: { renewals: number; first: DailyAction | null }) =>
  first && (
    <Typography variant="h2" sx={{ p: 2 }}>
      {`January ${first.RenewalYear}: ${counted(renewals, 'renewal')} by ${formatDay(first.Deadline)}`}
    </Typography>
  );

const AllClear = ({ kind, onShowAll }: { kind: ActionKind | null; onShowAll: () => void }) =>
  kind === null ? (
    <EmptyState icon={<TaskAltIcon />} title="All clear">
      Nobody in this book needs a call today.
    </EmptyState>
  ) : (
    <EmptyState icon={<TaskAltIcon />} title="All clear" action={<Button onClick={onShowAll}>Show all reasons</Button>}>
      {`No calls for this reason: ${ACTION_LABELS[kind].toLowerCase()}.`}
    </EmptyState>
  );

interface PeopleToCallProps {
  people: number;
  reasons: number;
  isLoading: boolean;
}

/** The one large figure of the page. */
function PeopleToCall({ people, reasons, isLoading }: PeopleToCallProps) {
  const { figure, unit } = peopleToCall(people);
  return (
    <Box role="status" aria-busy={isLoading}>
      <Typography variant="figure">
        {figure}
        <Typography component="span" variant="h3" sx={{ ml: 1 }}>
          {unit}
        </Typography>
      </Typography>
      {reasons > people && (
        <Typography variant="body2" color="textSecondary">
          {`For ${REASONS.format(reasons)} reasons`}
        </Typography>
      )}
    </Box>
  );
}

const REASONS = new Intl.NumberFormat('en-US');
