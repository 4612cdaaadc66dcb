import EditIcon from '@mui/icons-material/EditOutlined';
import PhoneIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import UnlockIcon from '@mui/icons-material/LockOpenOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { UserDetails } from '#shared/people/user.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { currentUser } from '../../providers/current-user.ts';
import type { UserActions } from './use-user-actions.ts';

interface UserButtonsProps {
  user: UserDetails;
  actions: UserActions;
  onEdit: () => void;
}

/** Users cannot lock or reset themselves: those buttons are absent on their own page. */
export function UserButtons({ user, actions, onEdit }: UserButtonsProps) {
  const [asking, setAsking] = useState<keyof typeof QUESTIONS | null>(null);
  const isOwn = user.Id === currentUser().Id;
  const ask = asking && QUESTIONS[asking];
  const confirm = () => {
    if (asking) {
      actions[asking]();
    }
    setAsking(null);
  };
  return (
    <>
      {!isOwn && user.IsLocked && (
        <Button variant="outlined" startIcon={<UnlockIcon />} loading={actions.isBusy} onClick={actions.unlock}>
          Unlock
        </Button>
      )}
      {!isOwn && !user.IsLocked && (
        <>
          {user.HasSecondStep && (
            <Button startIcon={<PhoneIcon />} disabled={actions.isBusy} onClick={() => setAsking('resetSecondStep')}>
              Reset second step
            </Button>
          )}
          <Button startIcon={<KeyIcon />} disabled={actions.isBusy} onClick={() => setAsking('reset')}>
            Reset password
          </Button>
          <Button
            variant="outlined"
            startIcon={<LockIcon />}
            disabled={actions.isBusy}
            onClick={() => setAsking('lock')}
          >
            Lock
          </Button>
        </>
      )}
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
