import { isRefreshDue } from '#shared/session/idle-clock';
import { lastAnswerAt } from '../http/request.ts';

let isAsking = false;

export interface SessionRefresh {
  /** Resets the server's idle clock. @returns false when the session is over */
  refresh: () => Promise<boolean>;
  /** The session is over. */
  onEnded: () => void;
}

/**
 * Called while the user works (a field gets the focus, a key, a click): after more than two quiet minutes the server is
 * asked, so that filling a long form does not run into its idle limit. Source: spec 000 section 9.
 */
export async function keepSession(now: number, { refresh, onEnded }: SessionRefresh): Promise<void> {
  if (isAsking || !isRefreshDue(now, lastAnswerAt())) {
    return;
  }
  isAsking = true;
  try {
    if (!(await refresh())) {
      onEnded();
    }
  } catch {
    // Unreachable just now: the next key or click asks again.
  } finally {
    isAsking = false;
  }
}
