import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useListContext } from 'react-admin';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { PagedList } from '../components/PagedList.tsx';
import { Screen } from '#web/shell/Screen';
import { useQuietRefresh } from '../components/use-quiet-refresh.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { PASSIVE_RENEWALS, type UpcomingRecord } from './passive-renewals.api.ts';
import { renewalWindowQuery } from './renewal-window.ts';
import { RenewalFilters } from './RenewalFilters.tsx';
import { RenewalTable } from './RenewalTable.tsx';
import { ShownRun } from './ShownRun.tsx';
import { useShownRun } from './use-shown-run.ts';

/** /sales/passive-renewals: groups whose renewal comes up, ten to a page, and renewing any number of them at once. */
export function PassiveRenewalsScreen() {
  const run = useShownRun();
  return (
    <Screen title="Passive renewals" subtitle={<Subtitle />}>
      <PagedList<UpcomingRecord>
        resource={PASSIVE_RENEWALS}
        storeKey={`${PASSIVE_RENEWALS}.listParams`}
        sort={{ field: 'RenewalDate', order: 'ASC' }}
        component="div"
      >
        <ShownRun {...run} />
        <Rows runId={run.runId} onStarted={run.show} />
      </PagedList>
    </Screen>
  );
}

function Rows({ runId, onStarted }: { runId: number | null; onStarted: (runId: number) => void }) {
  const rows = useRef<HTMLDivElement>(null);
  const { error, refetch } = useListContext();
  useQuietRefresh(PASSIVE_RENEWALS, rows);
  // Groups that were just submitted can no longer be selected.
  const started = useCallback(
    (id: number) => {
      onStarted(id);
      void refetch();
    },
    [onStarted, refetch],
  );
  return (
    <Box sx={FRAME}>
      <RenewalFilters />
      <LoadFailure error={error as Error | null} />
      <Box ref={rows}>
        <RenewalTable runId={runId} onStarted={started} />
      </Box>
    </Box>
  );
}

function Subtitle() {
  const { data } = useQuery(renewalWindowQuery);
  return (
    <>
      Groups that don’t choose plans renew automatically onto the replacement for their current plans.
      {data?.windowStart && (
        <>
          {' '}
          The window is open from {formatDayWithoutZeros(data.windowStart)}
          {data.windowEnd && ` to ${formatDayWithoutZeros(data.windowEnd)}`}.
        </>
      )}
    </>
  );
}

const FRAME = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;
