import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { PasswordLinkResponse, UserDetails } from '#shared/people/user.record';
import { useChange } from '../../providers/use-change.ts';
import { usePeopleActions } from '../people-calls.ts';
import { useUserRefresh } from './use-user-refresh.ts';

interface UserAction {
  work: () => Promise<unknown>;
  done?: string;
}

/** A super user's actions on a user's access. The page is refetched afterwards, also after a failure. */
export function useUserActions(user: UserDetails) {
  const notify = useNotify();
  const refresh = useUserRefresh(user.Id);
  const people = usePeopleActions();
  const [link, setLink] = useState<PasswordLinkResponse | null>(null);
  const { mutate, isPending } = useChange({
    mutationFn: ({ work }: UserAction) => work(),
    onSuccess: (_, { done }) => done && notify(done, { type: 'success' }),
    onSettled: refresh,
  });
  const run = (work: UserAction['work'], done?: string) => mutate({ work, done });
  return {
    isBusy: isPending,
    link,
    forgetLink: () => setLink(null),
    lock: () => run(() => people.lockUser(user), `${user.FullName} is locked and signed out.`),
    unlock: () => run(() => people.unlockUser(user), `${user.FullName} can sign in again.`),
    reset: () => run(async () => setLink(await people.resetPassword(user))),
    resetSecondStep: () =>
      run(
        () => people.resetSecondStep(user),
        `The second step of ${user.FullName} is removed, and they are signed out.`,
      ),
    endAll: () => run(() => people.endSessions(user.Id), 'All sessions have ended.'),
    endOne: (sessionId: string) => run(() => people.endSession(user.Id, sessionId), 'The session has ended.'),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
