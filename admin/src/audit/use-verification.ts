import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useAuditActions, verificationQuery } from './audit.api.ts';

/** Verifies the chains, some rows with each call, until the screen is left or the end is reached. */
export function useVerification() {
  const { data, error, refetch } = useQuery(verificationQuery);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { verifyAudit } = useAuditActions();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const { mutate: verify, isPending } = useMutation({
    mutationFn: async (Restart: boolean) => {
      const { signal } = (leaving.current = new AbortController());
      let state = await verifyAudit({ Restart }, signal);
      queryClient.setQueryData(verificationQuery.queryKey, state);
      while (state.Status === 'Running') {
        state = await verifyAudit({}, signal);
        queryClient.setQueryData(verificationQuery.queryKey, state);
      }
    },
    onError: ({ message }) => {
      if (!leaving.current?.signal.aborted) {
        notify(message, { type: 'error' });
      }
    },
  });
  return {
    state: data,
    error,
    retry: () => void refetch(),
    isVerifying: isPending,
    begin: () => verify(true),
    goOn: () => verify(false),
  };
}
