import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useChange } from '../../providers/use-change.ts';
import { bulkRunQuery, useBulkRunActions } from './bulk-runs-queries.ts';

/**
 * Polls an active run, and cancels it.
 *
 * @param onFinished called once, when the run has finished: a short one may finish before the first poll
 */
export function useBulkRun(id: number, onFinished?: () => void) {
  const { data: run, error, refetch } = useQuery(bulkRunQuery(id));
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { cancelBulkRun } = useBulkRunActions();
  const toldOf = useRef<number | null>(null);
  const isFinished = Boolean(run?.FinishedAt);

  useEffect(() => {
    if (isFinished && toldOf.current !== id) {
      toldOf.current = id;
      onFinished?.();
    }
  }, [id, isFinished, onFinished]);

  const { mutate: cancel, isPending: isCancelling } = useChange({
    mutationFn: () => cancelBulkRun(id),
    onSuccess: (canceled) => queryClient.setQueryData(bulkRunQuery(id).queryKey, canceled),
    onError: async ({ message }) => {
      notify(message, { type: 'error' });
      await refetch();
    },
  });
  return { run, error, refetch, isFinished, cancel, isCancelling };
}
