import EditIcon from '@mui/icons-material/EditOutlined';
import PhoneIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import UnlockIcon from '@mui/icons-material/LockOpenOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { PasswordLinkResponse, UserRow } from '#shared/people/user.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { currentUser } from '../../providers/current-user.ts';
import { useChange } from '../../providers/use-change.ts';
import { usePeopleActions } from '../people-calls.ts';

interface UserAction {
  work: () => Promise<unknown>;
  done?: string;
}

/** A super user's actions on a user's access. What is shown is refetched afterwards, also after a failure. */
export function useUserActions(user: UserRow) {
  const notify = useNotify();
  const people = usePeopleActions();
  const [link, setLink] = useState<PasswordLinkResponse | null>(null);
  const { mutate, isPending } = useChange({
    mutationFn: ({ work }: UserAction) => work(),
    onSuccess: (_, { done }) => done && notify(done, { type: 'success' }),
    onSettled: useRefresh(),
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

interface UserButtonsProps {
  user: UserRow;
  actions: UserActions;
  onEdit: () => void;
}

/** Users cannot lock or reset themselves: those buttons are absent on their own page. */
export function UserButtons({ user, actions, onEdit }: UserButtonsProps) {
  const [asking, setAsking] = useState<keyof typeof QUESTIONS | null>(null);
  const ask = asking && QUESTIONS[asking];
  const confirm = () => {
    if (asking) {
      actions[asking]();
    }
    setAsking(null);
  };
  const mayChange = user.Id !== currentUser().Id;
  const asked = { resetSecondStep: user.HasSecondStep, reset: true, lock: true };
  return (
    <>
      {mayChange && user.IsLocked && (
        <Button variant="outlined" startIcon={<UnlockIcon />} loading={actions.isBusy} onClick={actions.unlock}>
          Unlock
        </Button>
      )}
      {mayChange &&
        !user.IsLocked &&
        KINDS.filter((kind) => asked[kind]).map((kind) => (
          <Button key={kind} {...BUTTONS[kind]} disabled={actions.isBusy} onClick={() => setAsking(kind)} />
        ))}
      <Button variant="contained" startIcon={<EditIcon />} onClick={onEdit}>
        Edit
      </Button>
      {ask && (
        <ConfirmDialog
          open
          title={ask.title(user.FullName)}
          confirmLabel={ask.confirm}
          destructive
          onConfirm={confirm}
          onCancel={() => setAsking(null)}
        >
          {ask.text}
        </ConfirmDialog>
      )}
    </>
  );
}

const BUTTONS = {
  resetSecondStep: { children: 'Reset second step', startIcon: <PhoneIcon /> },
  reset: { children: 'Reset password', startIcon: <KeyIcon /> },
  lock: { children: 'Lock', startIcon: <LockIcon />, variant: 'outlined' },
} as const;

const KINDS = ['resetSecondStep', 'reset', 'lock'] as const;

const QUESTIONS = {
  lock: {
    title: (name: string) => `Lock ${name}?`,
    confirm: 'Lock user',
    text: 'They are signed out immediately on every device and cannot sign in until someone unlocks them.',
  },
  resetSecondStep: {
    title: (name: string) => `Reset the second step of ${name}?`,
    confirm: 'Reset second step',
    text: 'Their authenticator app, passkeys and recovery codes stop working and every session ends. Make sure that it is they who ask: from then on the password alone signs in, or, for staff, sets up another second step.',
  },
  reset: {
    title: (name: string) => `Reset the password of ${name}?`,
    confirm: 'Reset password',
    text: 'The old password stops working immediately and every session ends. You get a one-time link to give them.',
  },
};
