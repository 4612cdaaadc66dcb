import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SalesHomeResponse } from '#shared/sales-home/home.record';
import { roleNames } from '#shared/roles/role-names';
import { Screen } from '#web/shell/Screen';
import { currentUser } from '../providers/current-user.ts';
import { ErrorsCard } from './ErrorsCard.tsx';
import { homeQuery } from './home.api.ts';
import { MyWorkCard } from './MyWorkCard.tsx';
import { PipelineCard } from './PipelineCard.tsx';
import { RenewalsCard } from './RenewalsCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { WhatAgentsSee } from './WhatAgentsSee.tsx';

/** /sales/: what needs someone, the greatest risk first; then where things stand. The topics of the resources come last, as children. */
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

/** In thirds what needs someone, in halves where things stand. */
const Topics = ({ home }: { home: SalesHomeResponse }) => (
  <>
    <Box sx={THIRDS}>
      <ErrorsCard errors={home.Errors} />
      <WaitingCard ageing={home.Ageing} />
      <MyWorkCard work={home.MyWork} />
    </Box>
    <Box sx={HALVES}>
      <PipelineCard stages={home.Pipeline} />
      <RenewalsCard months={home.Renewals} />
    </Box>
  </>
);

/** As high as what comes, so that nothing jumps. */
const Placeholders = () => (
  <>
    <Box sx={THIRDS} role="status" aria-label="Loading">
      {['errors', 'waiting', 'mine'].map((card) => (
        <Skeleton key={card} variant="rounded" height={288} />
      ))}
    </Box>
    <Box sx={HALVES} aria-hidden>
      {['pipeline', 'renewals'].map((card) => (
        <Skeleton key={card} variant="rounded" height={440} />
      ))}
    </Box>
  </>
);

const columns = (lg: number) => ({
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: `repeat(${lg}, minmax(0, 1fr))` },
});
const THIRDS = columns(3);
const HALVES = columns(2);
