import { Box, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { DashboardRow } from '#shared/groups/dashboard.record';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { today } from '#web/inputs/today';
import { Screen } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { useIsBelow } from '#web/theme/use-is-below';
import { useUser } from '../app/session/use-user.ts';
import { DetailSection } from '../components/DetailSection.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { NoQuotes } from './NoQuotes.tsx';
import { QuotesSection } from './QuotesSection.tsx';
import { RenewalsSection } from './RenewalsSection.tsx';
import { TodaySection } from './TodaySection.tsx';
import { dashboardQuery, figuresQuery, pollDashboard, rowsQuery } from './dashboard-queries.ts';
import { isGroupRow, isIndividualRow } from './dashboard-rows.ts';
import { type Figure, figuresOf } from './figures.ts';
import { IndividualsSection } from './IndividualsSection.tsx';
import { Worklist } from './Worklist.tsx';
import { type ActionRow, actionRows } from './action-rows.ts';
import { CHART_CARD_HEIGHT, CHARTS } from './charts-size.ts';
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
  const stepOf = useRowStep();
  const urgent = actionRows(rows, today(), (row) => stepOf(row).blockedReason !== null);
  const hasFigures = mayQuoteGroups && !isInternal && groups.length > 0;
  return (
    <Stack spacing={4}>
      <Box sx={hasFigures ? WORK_AND_FIGURES : undefined}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Worklist rows={urgent} />
          <TodaySection />
        </Stack>
        {hasFigures && <FiguresRail urgent={urgent} />}
      </Box>
      {groups.length > 0 && <QuotesSection />}
      {groups.length === 0 && (mayQuoteGroups || individuals.length === 0) && <NoQuotes mayQuote={mayQuoteGroups} />}
      {individuals.length > 0 && <IndividualsSection />}
      {groups.some(({ IR }) => IR) && <RenewalsSection />}
    </Stack>
  );
}

/** From this width of the window the figures stand beside the work; below it they are one click away, so that the work comes first. */
const RAIL_FROM = 1280;

const WORK_AND_FIGURES = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  [`@media (min-width: ${RAIL_FROM}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
} as const;

function FiguresRail({ urgent }: { urgent: readonly ActionRow[] }) {
  const isBelow = useIsBelow(RAIL_FROM);
  const [isOpen, setOpen] = useState(false);
  return isBelow ? (
    <DetailSection title="Figures" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Figures urgent={urgent} />
    </DetailSection>
  ) : (
    <Figures urgent={urgent} />
  );
}

/** What the day is about, in four figures and two charts. */
function Figures({ urgent }: { urgent: readonly ActionRow[] }) {
  const { data, error, refetch } = useQuery(figuresQuery);
  if (error && !data) {
    return <SectionFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Box component="dl" aria-label="Figures" sx={STRIP}>
        {data
          ? figuresOf(data, urgent).map((figure) => <FigureCard key={figure.label} {...figure} />)
          : [1, 2, 3, 4].map((place) => <Skeleton key={place} variant="rounded" height={108} />)}
      </Box>
      <Suspense fallback={<ChartsAhead />}>{data ? <DashboardCharts {...data} /> : <ChartsAhead />}</Suspense>
    </Stack>
  );
}

/** As high as the charts: nothing below them moves when they arrive. */
const ChartsAhead = () => (
  <Box sx={CHARTS}>
    <Skeleton variant="rounded" height={CHART_CARD_HEIGHT} />
    <Skeleton variant="rounded" height={CHART_CARD_HEIGHT} />
  </Box>
);

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
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
} as const;
