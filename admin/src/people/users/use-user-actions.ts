import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { PasswordLinkResponse, UserDetails } from '#shared/people/user.record';
import { endSession, endSessions, lockUser, resetPassword, unlockUser } from '../people.api.ts';
import { useUserRefresh } from './use-user-refresh.ts';

/** What a super user can do about a user's access. Whatever comes of it, the page then shows how things are. */
export function useUserActions(user: UserDetails) {
  const notify = useNotify();
  const refresh = useUserRefresh(user.Id);
  const [isBusy, setBusy] = useState(false);
  const [link, setLink] = useState<PasswordLinkResponse | null>(null);
  const run = async (work: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    try {
      await work();
      if (done) {
        notify(done, { type: 'success' });
      }
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await refresh();
    setBusy(false);
  };
  return {
    isBusy,
    link,
    forgetLink: () => setLink(null),
    lock: () => run(() => lockUser(user), `${user.FullName} is locked and signed out.`),
    unlock: () => run(() => unlockUser(user), `${user.FullName} can sign in again.`),
    reset: () => run(async () => setLink(await resetPassword(user))),
    endAll: () => run(() => endSessions(user.Id), 'All sessions are ended.'),
    endOne: (sessionId: string) => run(() => endSession(user.Id, sessionId), 'The session is ended.'),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
