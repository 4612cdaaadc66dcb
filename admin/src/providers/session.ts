import { isRefreshDue } from '#shared/session/idle-clock';
import { endActivity } from './activity.ts';
import { CONSOLE_HOME, signInAddress } from './addresses.ts';
import { ApiError } from './api-error.ts';
import { exchange, lastAnswerAt, leaveFor } from './http.ts';
import { flushPreferences } from './preferences.ts';

const SESSION_PATH = '/api/account';

/** Ends the session here, in the other tabs and on the server, and loads the sign-in page: nothing stays in memory. */
export async function signOut(from: string = CONSOLE_HOME): Promise<void> {
  endActivity();
  try {
    await flushPreferences();
    await exchange({ method: 'DELETE', path: SESSION_PATH });
  } catch {
    // The user leaves either way; the server ends the session by its own clock.
  }
  await leaveFor(signInAddress(from));
}

/** The screen that is shown now. */
export const currentAddress = (): string => window.location.pathname + window.location.search;

/** The sign-in page with the way back to it. */
export const addressToReturn = (): string => signInAddress(currentAddress());

/** Resets the server's idle clock; leaves for the sign-in page when the session is over already. */
export async function refreshSession(): Promise<void> {
  try {
    await exchange({ path: SESSION_PATH });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      await leaveFor(addressToReturn());
    }
    throw error;
  }
}

let isAsking = false;

/** Called while somebody works: after two quiet minutes the server is told. Source: spec 000 section 9. */
export async function keepSession(now: number): Promise<void> {
  if (isAsking || !isRefreshDue(now, lastAnswerAt())) {
    return;
  }
  isAsking = true;
  try {
    await refreshSession();
  } catch {
    // Unreachable just now: the next key or click asks again.
  } finally {
    isAsking = false;
  }
}
