import { queryOptions } from '@tanstack/react-query';
import { readSession } from '#web/session/session';
import { queryClient } from '../query-client.ts';

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  // Not canceled with the screen that asked: the way to the next screen may be waiting for the same answer.
  queryFn: () => readSession(),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Resets the server's idle clock. @returns false when the session is over */
export const refreshSession = async (): Promise<boolean> =>
  (await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })) !== null;
