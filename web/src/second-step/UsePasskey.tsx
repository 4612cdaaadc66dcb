import FingerprintIcon from '@mui/icons-material/FingerprintOutlined';
import { Alert, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PasskeyChallenge, SignedByPasskey } from '#shared/session/passkey.record';
import { canUsePasskeys, NO_PASSKEYS_HERE, passkeyProblem, signWithPasskey } from './browser-passkeys.ts';

interface UsePasskeyProps<T> {
  label: string;
  ask: () => Promise<PasskeyChallenge>;
  send: (signed: SignedByPasskey) => Promise<T>;
  onDone: (answer: T) => void;
  isDestructive?: boolean;
}

/** Asks for a passkey of the account. A refusal is shown above the button, which keeps the focus. */
export function UsePasskey<T>({ label, ask, send, onDone, isDestructive = false }: UsePasskeyProps<T>) {
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => send(await signWithPasskey(await ask())),
    onSuccess: onDone,
  });
  useEffect(() => {
    if (error) {
      // It was disabled while the browser asked, and has lost the focus.
      button.current?.focus();
    }
  }, [error]);
  if (!canUsePasskeys()) {
    return <Alert severity="info">{NO_PASSKEYS_HERE}</Alert>;
  }
  return (
    <>
      {error && <PasskeyAlert error={error} />}
      <Button
        ref={button}
        variant="contained"
        size="large"
        autoFocus
        startIcon={<FingerprintIcon />}
        loading={isPending}
        loadingPosition="start"
        color={isDestructive ? 'error' : 'primary'}
        onClick={() => mutate()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
      <Waiting isPending={isPending} />
    </>
  );
}

export function PasskeyAlert({ error }: { error: Error }) {
  const { message, isCalm } = passkeyProblem(error);
  return <Alert severity={isCalm ? 'info' : 'error'}>{message}</Alert>;
}

/** Stands there before it says anything, so that it is read aloud. */
export const Waiting = ({ isPending }: { isPending: boolean }) => (
  <Typography variant="body2" role="status" sx={{ ':empty': { display: 'none' } }}>
    {isPending ? 'Follow the steps that your browser shows.' : ''}
  </Typography>
);
