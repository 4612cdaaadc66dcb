import { isRefreshDue } from '#shared/session/idle-clock';
import { lastAnswerAt } from '../http/request.ts';
import { queryClient } from '../query-client.ts';
import { sessionQuery } from './session.api.ts';

/** Resets the server's idle clock. @returns false when the session is over */
export async function refreshSession(): Promise<boolean> {
  const user = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  return user !== null;
}

let asking = false;

/**
 * Called while somebody works (a field gets the focus, a key, a click): after more than two quiet minutes the server is
 * asked, so that filling a long form does not run into its idle limit.
 *
 * @param onEnded the session was over already
 */
export async function keepSession(now: number, onEnded: () => void): Promise<void> {
  if (asking || !isRefreshDue(now, lastAnswerAt())) {
    return;
  }
  asking = true;
  try {
    if (!(await refreshSession())) {
      onEnded();
    }
  } catch {
    // Unreachable just now: the next key or click asks again.
  } finally {
    asking = false;
  }
}
