import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { runningRunQuery } from '../components/bulk-runs/bulk-runs-queries.ts';
import { PASSIVE_RENEWALS, RENEWAL_RUN_KINDS, runAddress } from './passive-renewal-calls.ts';

export interface ShownRunState {
  /** null = no run is shown. */
  runId: number | null;
  show: (runId: number) => void;
  close: () => void;
}

/** The run in the URL; otherwise the newest active one, so that returning users find it. */
export function useShownRun(): ShownRunState {
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
