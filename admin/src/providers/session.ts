import { commitAll } from '../components/undo/pending-changes.ts';
import { endActivity } from '#web/idle/activity';
import { endSession, readSession } from '#web/session/session';
import { CONSOLE_HOME, signInAddress } from './addresses.ts';
import { leaveFor } from './leave-for.ts';
import { flushPreferences } from './preferences.ts';

/** Ends the session here, in other tabs and on the server, and loads the sign-in page: nothing stays in memory. */
export async function signOut(from: string = CONSOLE_HOME): Promise<void> {
  endActivity();
  try {
    await Promise.all([commitAll(), flushPreferences()]);
    await endSession();
  } catch {
    // The user leaves either way; the server ends the session by its own clock.
  }
  await leaveFor(signInAddress(from));
}

/** The current screen's path. */
export const currentAddress = (): string => window.location.pathname + window.location.search;

/** Redirects to the sign-in page, with the way back to this screen. */
export const leaveToSignIn = (): Promise<never> => leaveFor(signInAddress(currentAddress()));

/** Resets the server's idle timer. @returns false when the session is over */
export const refreshSession = async (): Promise<boolean> => (await readSession()) !== null;
