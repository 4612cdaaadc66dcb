import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AgeingCount, IndividualsWaiting, PipelineStage, SalesHomeResponse } from '#shared/sales-home/home.record';
import { roleNames } from '#shared/roles/role-names';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { PIPELINE_STATUSES } from '#shared/sales-home/pipeline';
import { AGE_BUCKETS, AGE_LABELS, AGEING_STATUSES } from '#shared/sales-home/ageing';
import { Screen } from '#web/shell/Screen';
import { currentUser } from '../providers/current-user.ts';
import { HomeCard } from '../components/HomeCard.tsx';
import { ErrorsCard } from './ErrorsCard.tsx';
import { homeQuery } from './home.api.ts';
import { IndividualBars } from './IndividualBars.tsx';
import { NeedsReview } from './NeedsReview.tsx';
import { MyWorkCard } from './MyWorkCard.tsx';
import { ReviewFigures } from './ReviewFigures.tsx';
import { RenewalsCard } from './RenewalsCard.tsx';
import { WhatAgentsSee } from './WhatAgentsSee.tsx';
import { QuoteBars } from './QuoteBars.tsx';

/** /sales/: the user's work first, then what waits and what failed, then overviews. The resources' own cards come last, as children. */
export function HomeScreen({ children }: { children: ReactNode }) {
  const { FullName, Permissions } = currentUser();
  const { data, error, refetch, isFetching } = useQuery(homeQuery);
  return (
    <Screen title={`Welcome, ${FullName}`} subtitle={roleNames(Permissions)}>
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      <Stack spacing={3}>
        {data && <Topics home={data} />}
        {!data && !error && <Placeholders />}
        <Box sx={THIRDS}>
          <WhatAgentsSee />
          {children}
        </Box>
      </Stack>
    </Screen>
  );
}

/** The user's work and what waits beside what failed and what renews: an empty card is a line, and the next one moves up. */
const Topics = ({ home }: { home: SalesHomeResponse }) => (
  <>
    <Box sx={HALVES}>
      <Stack spacing={3}>
        <MyWorkCard work={home.MyWork} />
        <WaitingCard stages={home.Pipeline} ageing={home.Ageing} individuals={home.Individuals} />
      </Stack>
      <Stack spacing={3}>
        <ErrorsCard errors={home.Errors} />
        <RenewalsCard months={home.Renewals} />
      </Stack>
    </Box>
    <ReviewFigures days={home.ReviewDays} premium={home.ReviewPremium} />
    <PipelineCard stages={home.Pipeline} />
  </>
);

/** As high as the loaded content, to avoid layout shift. */
const Placeholders = () => (
  <>
    <Box sx={HALVES} role="status" aria-label="Loading">
      <Skeleton variant="rounded" height={600} />
      <Skeleton variant="rounded" height={600} />
    </Box>
    <Skeleton variant="rounded" height={440} aria-hidden />
  </>
);

const columns = (lg: number) => ({
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: `repeat(${lg}, minmax(0, 1fr))` },
});
const THIRDS = columns(3);
const HALVES = columns(2);

/** Open group quotes by stage. */
const PipelineCard = ({ stages }: { stages: readonly PipelineStage[] }) => (
  <HomeCard title="Pipeline">
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {stages.length === 0 ? 'No group quote is open.' : 'Open group quotes by status.'}
    </Typography>
    {stages.length > 0 && (
      <QuoteBars
        label="Open group quotes by status"
        heading="Status"
        lines={PIPELINE_STATUSES.map((status) => ({
          label: groupStatusLabel(status, 'internal'),
          count: (type) => stages.find(({ QuoteType, Status }) => QuoteType === type && Status === status)?.Count ?? 0,
          filter: { Status: [status] },
        }))}
      />
    )}
  </HomeCard>
);

interface WaitingCardProps {
  stages: readonly PipelineStage[];
  ageing: readonly AgeingCount[];
  individuals: readonly IndividualsWaiting[];
}

/** How long quotes of groups in Sales Review or pended have been waiting, longest first, and which of individuals wait. */
function WaitingCard({ stages, ageing, individuals }: WaitingCardProps) {
  const total = ageing.reduce((sum, { Count }) => sum + Count, 0);
  return (
    <HomeCard title="Waiting for staff">
      <NeedsReview stages={stages} individuals={individuals} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {total === 0
          ? 'No group quotes are waiting in Sales Review or Pended.'
          : 'Group quotes in Sales Review or Pended, by days in that status.'}
      </Typography>
      {total > 0 && (
        <QuoteBars
          label="Quotes waiting for staff, by age"
          heading="Waiting"
          lines={AGE_BUCKETS.toReversed().map((age) => ({
            label: AGE_LABELS[age],
            count: (type) => ageing.find(({ QuoteType, Age }) => QuoteType === type && Age === age)?.Count ?? 0,
            filter: { Status: AGEING_STATUSES, DaysInStatus: age },
          }))}
        />
      )}
      {individuals.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <IndividualBars waiting={individuals} />
        </Box>
      )}
    </HomeCard>
  );
}
