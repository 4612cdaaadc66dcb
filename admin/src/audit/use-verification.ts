import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { verificationQuery, verify } from './audit.api.ts';

/** The walk along the digests: each call goes on with it by some rows, until the screen is left or the end is reached. */
export function useVerification() {
  const { data, error, refetch } = useQuery(verificationQuery);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isWalking, setWalking] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const walk = async (Restart: boolean) => {
    const { signal } = (leaving.current = new AbortController());
    setWalking(true);
    try {
      let state = await verify({ Restart }, signal);
      queryClient.setQueryData(verificationQuery.queryKey, state);
      while (state.Status === 'Running') {
        state = await verify({}, signal);
        queryClient.setQueryData(verificationQuery.queryKey, state);
      }
    } catch (failure) {
      if (!signal.aborted) {
        notify((failure as Error).message, { type: 'error' });
      }
    }
    setWalking(false);
  };
  return {
    state: data,
    error,
    retry: () => void refetch(),
    isWalking,
    begin: () => void walk(true),
    goOn: () => void walk(false),
  };
}
