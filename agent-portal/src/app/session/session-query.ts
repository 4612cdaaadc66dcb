import { queryOptions } from '@tanstack/react-query';
import { readSession } from '#web/session/session';
import { queryClient } from '../query-client.ts';

/** The signed-in user; null if none. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  // Not canceled with the screen that asked: the next navigation may be waiting for the same response.
  queryFn: () => readSession(),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Resets the server's idle timer. @returns false when the session is over */
export const refreshSession = async (): Promise<boolean> =>
  (await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })) !== null;
