import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { roleNames } from '#shared/roles/role-names';
import type { SalesHomeResponse } from '#shared/sales-home/home.record';
import { HOME } from '#shared/sales/sales.calls';
import { WITH_NOTICE, query } from '#web/http/calls';
import { Screen } from '#web/shell/Screen';
import { currentUser } from '../providers/current-user.ts';
import { ErrorsCard, PipelineCard, RenewalsCard, WaitingCard } from './HomeCharts.tsx';
import { MyWorkCard } from './MyWorkCard.tsx';
import { NeedsReview } from './NeedsReview.tsx';
import { ReviewFigures } from './ReviewFigures.tsx';
import { WhatAgentsSee } from './WhatAgentsSee.tsx';

const EVERY_MS = 60_000;

/** Refetched every minute while the page is visible, without keeping an unattended session alive. */
const HOME_QUERY = {
  ...query(HOME.find, {}, { ...WITH_NOTICE, polling: true }),
  refetchInterval: EVERY_MS,
  // Users who return from the queue see what they just claimed.
  staleTime: 0,
};

/** /sales/: the user's work and what failed, then the resources' own cards, as children, then figures and overviews. */
export function HomeScreen({ children }: { children: ReactNode }) {
  const { FullName, Permissions } = currentUser();
  const { data, error, refetch, isFetching } = useQuery(HOME_QUERY);
  return (
    <Screen title="Home" subtitle={`Welcome, ${FullName} (${roleNames(Permissions)})`}>
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
        {data && <Work home={data} />}
        {!data && !error && <Placeholders />}
        <Box sx={ROW}>
          <WhatAgentsSee />
          {children}
        </Box>
        {data && <Overviews home={data} />}
      </Stack>
    </Screen>
  );
}

const Work = ({ home }: { home: SalesHomeResponse }) => (
  <Box sx={ROW}>
    <Box sx={COLUMN}>
      <MyWorkCard work={home.MyWork} />
      <NeedsReview home={home} />
    </Box>
    <ErrorsCard errors={home.Errors} />
  </Box>
);

const Overviews = ({ home }: { home: SalesHomeResponse }) => (
  <>
    <ReviewFigures days={home.ReviewDays} premium={home.ReviewPremium} />
    <Box sx={ROW}>
      <WaitingCard home={home} />
      <PipelineCard stages={home.Pipeline} />
    </Box>
    <RenewalsCard months={home.Renewals} />
  </>
);

/** As high as the loaded content, to avoid layout shift. */
const Placeholders = () => (
  <Box sx={ROW} role="status" aria-label="Loading">
    <Skeleton variant="rounded" height={340} />
    <Skeleton variant="rounded" height={340} />
  </Box>
);

/** Side by side if there is room. The cards fill their row, and the last one its column: no holes. */
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 3, '& > *': { flex: '1 1 21rem', minWidth: 0 } } as const;
const COLUMN = { display: 'flex', flexDirection: 'column', gap: 3, '& > :last-child': { flexGrow: 1 } } as const;
