import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { bulkRunQuery, cancelBulkRun } from './bulk-runs.api.ts';

/**
 * A run while it goes on, and calling it off.
 *
 * @param onFinished once, when the run has finished: a short one may have before it was first looked at
 */
export function useBulkRun(id: number, onFinished?: () => void) {
  const { data: run, error, refetch } = useQuery(bulkRunQuery(id));
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isCancelling, setCancelling] = useState(false);
  const toldOf = useRef<number | null>(null);
  const isFinished = Boolean(run?.FinishedAt);

  useEffect(() => {
    if (isFinished && toldOf.current !== id) {
      toldOf.current = id;
      onFinished?.();
    }
  }, [id, isFinished, onFinished]);

  const cancel = async () => {
    setCancelling(true);
    try {
      queryClient.setQueryData(bulkRunQuery(id).queryKey, await cancelBulkRun(id));
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
      await refetch();
    }
    setCancelling(false);
  };

  return { run, error, refetch, isFinished, cancel, isCancelling };
}
