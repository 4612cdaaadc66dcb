import { endActivity } from '#web/idle/activity';
import { endSession } from '#web/session/session';
import { dropAllDrafts } from '#web/records/drafts';
import { flushStoredDrafts } from '#web/records/stored-draft';
import { queryClient } from '../query-client.ts';
import { forgetLastPath } from '../startup/last-path.ts';
import { forgetQuote } from '../startup/workflow-state.ts';
import { sessionQuery } from './session-query.ts';

/** Clears the user and all data loaded for them. Unsaved input stays in memory. */
export function forgetUser(): void {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

/**
 * Ends the session on the server and in other tabs. An unreachable server ends it by its own clock. Drafts stay, for the user who
 * comes back.
 */
export async function signOut(): Promise<void> {
  endActivity();
  try {
    await endSession();
  } catch {
    // The user leaves either way.
  }
  forgetLastPath();
  forgetQuote();
  forgetUser();
}

/** The user signs out by choice: unsaved input is cleared from the page as well. */
export async function signOutByChoice(): Promise<void> {
  await flushStoredDrafts();
  await signOut();
  dropAllDrafts();
}
