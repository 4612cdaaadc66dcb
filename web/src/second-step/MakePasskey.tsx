import { Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type AddedPasskey, type NewPasskey, PASSKEY_NAME_MAX } from '#shared/session/passkey.record';
import type { RecoveryCodes } from '#shared/session/second-step.record';
import { ApiError } from '../http/api-error.ts';
import { PlainField } from '../inputs/PlainField.tsx';
import { createPasskey } from './browser-passkeys.ts';
import { PasskeyAlert, Waiting } from './UsePasskey.tsx';

interface MakePasskeyProps {
  asked: NewPasskey;
  confirm: (added: AddedPasskey) => Promise<RecoveryCodes>;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** A name for the passkey, and the browser's own steps to make it. */
export function MakePasskey({ asked, confirm, onDone, onCancel }: MakePasskeyProps) {
  const [name, setName] = useState(asked.SuggestedName);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (typed: string) => confirm(await createPasskey(asked, typed)),
    onSuccess: ({ Codes }) => onDone(Codes),
  });
  // The question to the browser was answered and counts no more.
  const isOver = error instanceof ApiError && error.status > 0;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) {
      // The button was disabled while the browser asked, and has lost the focus.
      form.current?.querySelector('button')?.focus();
    }
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '' && !isPending && !isOver) {
      mutate(name.trim());
    }
  };
  return (
    <Stack component="form" ref={form} spacing={2} noValidate onSubmit={submit} aria-label="New passkey">
      {error && <PasskeyAlert error={error} />}
      <Typography>
        Your browser will ask where to keep the passkey: on this device, on your phone, or on a security key. Name it,
        so that you recognize it here.
      </Typography>
      <PlainField
        label="Name"
        value={name}
        onChange={setName}
        problem={isMissing && name.trim() === '' ? 'Name is required.' : null}
        autoComplete="off"
        autoFocus
        required
        announce
        inputProps={{ maxLength: PASSKEY_NAME_MAX }}
      />
      <Stack direction="row" spacing={1}>
        {!isOver && (
          <Button type="submit" variant="contained" size="large" loading={isPending}>
            Create passkey
          </Button>
        )}
        <Button size="large" disabled={isPending} onClick={onCancel}>
          {isOver ? 'Start again' : 'Cancel'}
        </Button>
      </Stack>
      <Waiting isPending={isPending} />
    </Stack>
  );
}
