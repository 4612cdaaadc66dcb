import { endActivity } from '#web/idle/activity';
import { endSession } from '#web/session/session';
import { dropAllDrafts } from '#web/records/drafts';
import { queryClient } from '../query-client.ts';
import { forgetLastPath } from '../startup/last-path.ts';
import { forgetQuote } from '../startup/workflow-state.ts';
import { sessionQuery } from './session.api.ts';

/** Forgets the user and everything loaded for them. What they were typing stays in the memory of this page. */
export function forgetUser(): void {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

/**
 * Ends the session on the server and in the other tabs. A server that cannot be reached ends it by its own clock.
 * Drafts stay, for the user who comes back.
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

/** The user leaves by choice: nothing that they typed is left for whoever comes next. */
export async function signOutByChoice(): Promise<void> {
  await signOut();
  dropAllDrafts();
}
