import { Box, Paper, Skeleton, Stack } from '@mui/material';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { DashboardRow } from '#shared/groups/dashboard.record';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { useUser } from '../app/session/use-user.ts';
import { dashboardQuery, figuresQuery, pollDashboard, rowsQuery } from './dashboard-queries.ts';
import { isGroupRow, isIndividualRow } from './dashboard-rows.ts';
import { FiguresStrip } from './figures/FiguresStrip.tsx';
import { IndividualsSection } from './individuals/IndividualsSection.tsx';
import { NeedsActionSection } from './needs-action/NeedsActionSection.tsx';
import { NewQuoteButtons } from './new-quote/NewQuoteButtons.tsx';
import { NoQuotes } from './NoQuotes.tsx';
import { QuotesSection } from './QuotesSection.tsx';
import { RenewalsSection } from './RenewalsSection.tsx';
import { TodaySection } from './TodaySection.tsx';
import { queryOf, useListView, useStage } from './use-list-view.ts';

const DashboardCharts = lazyPart(async () => (await import('./figures/DashboardCharts.tsx')).DashboardCharts);

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
