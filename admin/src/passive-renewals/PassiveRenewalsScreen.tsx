import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useMatch, useNavigate } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { STANDING_VIEWS } from '#shared/renewals/renewal-state';
import { Screen } from '#web/shell/Screen';
import { bulkRunQuery, runningRunQuery } from '../components/bulk-runs/bulk-runs-queries.ts';
import { BulkRunProgress } from '../components/bulk-runs/BulkRunProgress.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { useQuietRefresh } from '../components/use-quiet-refresh.ts';
import {
  PASSIVE_RENEWALS,
  RENEWAL_RUN_KINDS,
  RENEWAL_RUNS,
  runAddress,
  type UpcomingRecord,
} from './passive-renewal-calls.ts';
import { renewalWindowQuery } from './renewal-facts.ts';
import { RenewalFilters } from './RenewalFilters.tsx';
import { RenewalTable } from './RenewalTable.tsx';
import { RunUndo } from './RenewalUndo.tsx';

/** /sales/passive-renewals: groups due for renewal, ten per page, with bulk passive renewal. */
export function PassiveRenewalsScreen() {
  const run = useShownRun();
  return (
    <Screen title="Upcoming renewals" subtitle={<Subtitle />}>
      <PagedList<UpcomingRecord>
        resource={PASSIVE_RENEWALS}
        storeKey={`${PASSIVE_RENEWALS}.listParams`}
        filterDefaultValues={{ Standing: STANDING_VIEWS.Ready }}
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
  // Groups just submitted can no longer be selected.
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
          The window is open from {formatDay(data.windowStart)}
          {data.windowEnd && ` to ${formatDay(data.windowEnd)}`}.
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

/** Spec 002 section 8: "Loading passive renewals non-200 shows an error flag". */
function LoadFailure({ error }: { error: Error | null }) {
  const { refetch } = useListContext();
  return (
    error && (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>} sx={{ m: 2 }}>
        <AlertTitle>The renewals could not be loaded.</AlertTitle>
        {error.message}
      </Alert>
    )
  );
}

const ANY_RUN = { title: 'The run', subject: ['group', 'groups'], done: 'done' } as const;

/** Progress of the run started here, or of an active one; above the list. */
const ShownRun = ({ runId, show, close }: ShownRunState) =>
  runId === null ? null : <Run id={runId} onStarted={show} onClose={close} />;

interface RunProps {
  id: number;
  onStarted: (runId: number) => void;
  onClose: () => void;
}

function Run({ id, onStarted, onClose }: RunProps) {
  const { refetch } = useListContext();
  const { data } = useQuery(bulkRunQuery(id));
  const words = (data && RENEWAL_RUNS[data.Kind]) ?? ANY_RUN;
  return (
    <Box sx={{ mb: 2 }}>
      <BulkRunProgress
        id={id}
        words={words}
        onFinished={() => void refetch()}
        onClose={onClose}
        after={data?.Kind === 'passive-renewal' && <RunUndo run={data} onStarted={onStarted} />}
      />
    </Box>
  );
}

interface ShownRunState {
  /** null = no run is shown. */
  runId: number | null;
  show: (runId: number) => void;
  close: () => void;
}

/** The run in the URL; otherwise the newest active one, so that returning users find it. */
function useShownRun(): ShownRunState {
  const inAddress = Number(useMatch(`/${PASSIVE_RENEWALS}/run/:runId`)?.params.runId) || null;
  const running = runningRunQuery(RENEWAL_RUN_KINDS);
  const { data } = useQuery({ ...running, enabled: inAddress === null });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const show = useCallback((runId: number) => void navigate(runAddress(runId)), [navigate]);
  const close = useCallback(() => {
    queryClient.setQueryData(runningRunQuery(RENEWAL_RUN_KINDS).queryKey, null);
    void navigate(`/${PASSIVE_RENEWALS}`);
  }, [navigate, queryClient]);
  return { runId: inAddress ?? data?.Id ?? null, show, close };
}
