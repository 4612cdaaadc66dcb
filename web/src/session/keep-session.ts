import { isRefreshDue } from '#shared/session/idle-clock';
import { lastAnswerAt } from '../http/request.ts';

let isAsking = false;

export interface SessionRefresh {
  /** Resets the server's idle timer. @returns false when the session is over */
  refresh: () => Promise<boolean>;
  /** The session is over. */
  onEnded: () => void;
}

/**
 * Called while the user works (focus, key press, click): after more than two quiet minutes it contacts the server, so that filling
 * in a long form does not hit the server's idle limit. Source: spec 000 section 9.
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
    // Unreachable: the next key press or click tries again.
  } finally {
    isAsking = false;
  }
}
