import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { roleNames } from '#shared/roles/role-names';
import { AGE_BUCKETS, AGE_LABELS, AGEING_STATUSES } from '#shared/sales-home/ageing';
import type { AgeingCount, IndividualsWaiting, PipelineStage, SalesHomeResponse } from '#shared/sales-home/home.record';
import { PIPELINE_STATUSES } from '#shared/sales-home/pipeline';
import { Screen } from '#web/shell/Screen';
import { currentUser } from '../providers/current-user.ts';
import { HomeCard } from '../components/HomeCard.tsx';
import { ErrorsCard } from './ErrorsCard.tsx';
import { homeQuery } from './home-queries.ts';
import { IndividualBars } from './IndividualBars.tsx';
import { NeedsReview } from './NeedsReview.tsx';
import { MyWorkCard } from './MyWorkCard.tsx';
import { ReviewFigures } from './ReviewFigures.tsx';
import { RenewalsCard } from './RenewalsCard.tsx';
import { WhatAgentsSee } from './WhatAgentsSee.tsx';
import { QuoteBars, QuoteColumns } from './QuoteBars.tsx';

/** /sales/: the user's work first, then what failed, then figures and overviews. The resources' own cards come last, as children. */
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

/** Work, figures, overviews. An empty card is a line, and the next one moves up. */
const Topics = ({ home }: { home: SalesHomeResponse }) => (
  <>
    <Box sx={HALVES}>
      <Stack spacing={3}>
        <MyWorkCard work={home.MyWork} />
        <NeedsReview stages={home.Pipeline} individuals={home.Individuals} />
      </Stack>
      <ErrorsCard errors={home.Errors} />
    </Box>
    <ReviewFigures days={home.ReviewDays} premium={home.ReviewPremium} />
    <Box sx={CHARTS}>
      <WaitingCard ageing={home.Ageing} individuals={home.Individuals} />
      <RenewalsCard months={home.Renewals} />
    </Box>
    <PipelineCard stages={home.Pipeline} />
  </>
);

/** As high as the loaded content, to avoid layout shift. */
const Placeholders = () => (
  <>
    <Box sx={HALVES} role="status" aria-label="Loading">
      <Skeleton variant="rounded" height={280} />
      <Skeleton variant="rounded" height={280} />
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
/** A year of months is wider than the ages. */
const CHARTS = {
  ...HALVES,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;

/** Open group quotes by stage. */
const PipelineCard = ({ stages }: { stages: readonly PipelineStage[] }) => (
  <HomeCard title="Pipeline" nothing={stages.length === 0 && 'No group quote is open.'}>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      Open group quotes by status.
    </Typography>
    <QuoteBars
      label="Open group quotes by status"
      heading="Status"
      lines={PIPELINE_STATUSES.map((status) => ({
        label: groupStatusLabel(status, 'internal'),
        count: (type) => stages.find(({ QuoteType, Status }) => QuoteType === type && Status === status)?.Count ?? 0,
        filter: { Status: [status] },
      }))}
    />
  </HomeCard>
);

interface WaitingCardProps {
  ageing: readonly AgeingCount[];
  individuals: readonly IndividualsWaiting[];
}

/** How long quotes of groups in Sales Review or pended have been waiting, and which of individuals wait. */
const WaitingCard = ({ ageing, individuals }: WaitingCardProps) => (
  <HomeCard
    title="Waiting for staff"
    nothing={ageing.length === 0 && individuals.length === 0 && 'No quotes are waiting for staff.'}
  >
    {ageing.length > 0 && (
      <>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Group quotes in Sales Review or Pended, by days in that status.
        </Typography>
        <QuoteColumns
          label="Quotes waiting for staff, by age"
          heading="Waiting"
          lines={AGE_BUCKETS.map((age) => ({
            label: AGE_LABELS[age],
            count: (type) => ageing.find(({ QuoteType, Age }) => QuoteType === type && Age === age)?.Count ?? 0,
            filter: { Status: AGEING_STATUSES, DaysInStatus: age },
          }))}
        />
      </>
    )}
    {individuals.length > 0 && (
      <Box sx={{ mt: ageing.length > 0 ? 2 : 0 }}>
        <IndividualBars waiting={individuals} />
      </Box>
    )}
  </HomeCard>
);
