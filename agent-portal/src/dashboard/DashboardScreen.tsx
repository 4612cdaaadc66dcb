import { Box, Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { usePrefetchQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useState } from 'react';
import type { DashboardFigures, DashboardRow, GroupDashboardRow } from '#shared/groups/dashboard.record';
import { ACTION_LABELS, type ActionReason } from '#shared/quotes/needs-action';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { today } from '#web/inputs/today';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { useUser } from '../app/session/use-user.ts';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { FilterPills } from './FilterPills.tsx';
import { NoQuotes } from './NoQuotes.tsx';
import { QuotesSection } from './QuotesSection.tsx';
import { RenewalsSection } from './RenewalsSection.tsx';
import { TodaySection } from './TodaySection.tsx';
import { dashboardQuery, figuresQuery, pollDashboard, rowsQuery } from './dashboard-queries.ts';
import { isGroupRow, isIndividualRow } from './dashboard-rows.ts';
import { type Figure, figuresOf } from './figures.ts';
import { IndividualsSection } from './IndividualsSection.tsx';
import { NeedsActionList } from './NeedsActionList.tsx';
import { type ActionRow, actionRows, countByReason } from './action-rows.ts';
import { NewQuoteButtons } from './new-quote/NewQuoteButtons.tsx';
import { useRowStep } from './rows/use-row-step.ts';
import { queryOf, useListView, useStage } from './use-list-view.ts';

const DashboardCharts = lazyPart(async () => (await import('./DashboardCharts.tsx')).DashboardCharts);

/** /dashboard: what needs action, quotes in progress and upcoming renewals, each with its next step. */
export function DashboardScreen() {
  const user = useUser();
  const { data: rows, error, refetch } = useQuery(dashboardQuery);
  useDashboardPoll();
  const mayQuoteGroups = user.Permissions.includes('smallgroup');
  return (
    <Screen
      title={user.IsInternal ? 'Group quotes' : 'Dashboard'}
      subtitle={whose(user)}
      actions={<NewQuoteButtons />}
      error={rows ? null : error}
      onRetry={() => void refetch()}
    >
      {rows ? (
        <Sections rows={rows} mayQuoteGroups={mayQuoteGroups} isInternal={user.IsInternal} />
      ) : (
        <>
          {mayQuoteGroups && <QuotesAhead />}
          <DashboardSkeleton />
        </>
      )}
    </Screen>
  );
}

interface SectionsProps {
  rows: readonly DashboardRow[];
  mayQuoteGroups: boolean;
  /** Staff have figures in the console, of all agents. */
  isInternal: boolean;
}

function Sections({ rows, mayQuoteGroups, isInternal }: SectionsProps) {
  const groups = rows.filter(isGroupRow);
  const individuals = rows.filter(isIndividualRow);
  const hasFigures = mayQuoteGroups && !isInternal && groups.length > 0;
  const figures = useQuery({ ...figuresQuery, enabled: hasFigures });
  return (
    <Stack spacing={4}>
      {hasFigures && <FiguresStrip figures={figures} rows={groups} />}
      <TodaySection />
      <NeedsActionSection rows={groups} />
      <Suspense>{figures.data && <DashboardCharts {...figures.data} />}</Suspense>
      {groups.length > 0 && <QuotesSection />}
      {groups.length === 0 && (mayQuoteGroups || individuals.length === 0) && <NoQuotes mayQuote={mayQuoteGroups} />}
      <IndividualsSection rows={individuals} />
      {groups.some(({ IR }) => IR) && <RenewalsSection />}
    </Stack>
  );
}

/** Asks for the quotes together with the rest of the page, not after it. */
function QuotesAhead() {
  const [view] = useListView('quotes');
  const [stage] = useStage();
  usePrefetchQuery(rowsQuery(queryOf('quotes', view, stage, '')));
  return null;
}

/** Whose quotes are listed, by the server's rules. Source: spec 000 section 6. */
function whose({ FullName, IsInternal, IsGeneralAgent, Permissions }: CurrentUserResponse): string {
  if (IsInternal) {
    return 'Small-group quotes of all agents';
  }
  if (IsGeneralAgent) {
    return 'Quotes of your agency and the agencies under it';
  }
  return Permissions.includes('agentadmin') ? 'Quotes of your agency' : `Quotes of ${FullName}`;
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** Placeholder for the table while its rows load. */
const DashboardSkeleton = () => (
  <Paper variant="outlined" role="status" aria-label="Loading quotes" sx={{ p: 2 }}>
    <Stack direction="row" spacing={2} sx={{ mb: 2 }}>
      <Skeleton variant="rounded" width={280} height={36} />
      <Box sx={{ flexGrow: 1 }} />
      <Skeleton variant="rounded" width={240} height={36} />
    </Stack>
    <Stack spacing={1}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={48} />
      ))}
    </Stack>
  </Paper>
);

/** How soon other users' deletions, signatures and decisions appear at the latest; immediately when the window gets the focus. */
const ASK_AGAIN_MS = 60_000;

/** Refetches the dashboard while it is visible. A failed refetch is retried at the next interval. */
function useDashboardPoll(): void {
  useEffect(() => {
    const poll = () => document.hidden || void pollDashboard().catch(() => undefined);
    const timer = setInterval(poll, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Rows shown initially: the rest is one click away, so that the quotes below stay on screen. */
const SHOWN_FIRST = 5;

/** What needs action now, by risk and deadline; the counts are filters. Absent if there is nothing. Source: ux 12. */
function NeedsActionSection({ rows }: { rows: readonly GroupDashboardRow[] }) {
  const [reason, setReason] = useState<ActionReason | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const headingId = useId();
  const listId = useId();
  const urgent = useActionRows(rows);
  const counts = countByReason(urgent);
  if (urgent.length === 0) {
    return null;
  }
  // The selected reason may have been resolved in the meantime.
  const chosen = counts.some((each) => each.reason === reason) ? reason : null;
  const found = chosen ? urgent.filter(({ action }) => action.reason === chosen) : urgent;
  const shown = showsAll ? found : found.slice(0, SHOWN_FIRST);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
        <Typography variant="h2" id={headingId} sx={{ flexGrow: 1 }}>
          Needs action
        </Typography>
        <FilterPills
          label="Reason"
          value={chosen}
          onChange={setReason}
          total={urgent.length}
          options={counts.map(({ reason: value, count }) => ({ value, label: ACTION_LABELS[value], count }))}
        />
      </Box>
      <div id={listId}>
        <NeedsActionList rows={shown} labelledBy={headingId} today={today()} />
      </div>
      {found.length > SHOWN_FIRST && (
        <Box sx={{ px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" aria-expanded={showsAll} aria-controls={listId} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${found.length}`}
          </Button>
        </Box>
      )}
    </Paper>
  );
}

interface FiguresStripProps {
  figures: UseQueryResult<DashboardFigures>;
  rows: readonly GroupDashboardRow[];
}

/** What the day is about, in four figures. */
function FiguresStrip({ figures: { data, error, refetch }, rows }: FiguresStripProps) {
  const urgent = useActionRows(rows);
  if (error && !data) {
    return <SectionFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Box component="dl" aria-label="Figures" sx={STRIP}>
      {data
        ? figuresOf(data, urgent).map((figure) => <FigureCard key={figure.label} {...figure} />)
        : [1, 2, 3, 4].map((place) => <Skeleton key={place} variant="rounded" height={108} />)}
    </Box>
  );
}

const FigureCard = ({ label, figure, change, notes }: Figure) => (
  <Paper variant="outlined" sx={{ p: 2, minWidth: 0, containerType: 'inline-size' }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="span" variant="h1" sx={{ fontSize: WHOLE_IN_ONE_LINE }}>
        {figure}
        {change && (
          <Typography component="span" variant="h3" sx={{ ml: 1 }}>
            {change}
          </Typography>
        )}
      </Typography>
      {notes.map((note) => (
        <Typography key={note} variant="caption" component="div" color="textSecondary">
          {note}
        </Typography>
      ))}
    </Box>
  </Paper>
);

/** Twelve digits and signs, also where the text is twice as large. */
const WHOLE_IN_ONE_LINE = 'min(1.5rem, 15cqi)';

const STRIP = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;

/** The rows that need this user's action now, by risk and deadline. */
function useActionRows(rows: readonly GroupDashboardRow[]): ActionRow[] {
  const stepOf = useRowStep();
  return actionRows(rows, today(), (row) => stepOf(row).blockedReason !== null);
}
