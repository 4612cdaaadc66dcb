import { Alert, Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorMessage, fieldErrorsOf } from '../http/api-error.ts';
import { PasswordField } from '../inputs/PasswordField.tsx';
import { PlainField } from '../inputs/PlainField.tsx';

interface SecretFormProps<T> {
  /** What is asked for: the form's only field. */
  field: 'Code' | 'Password';
  label: string;
  submitLabel: string;
  send: (secret: string) => Promise<T>;
  onDone: (answer: T) => void;
  onCancel?: () => void;
  isDestructive?: boolean;
  /** The field gets the focus. */
  isFirst?: boolean;
}

/** Asks for a code or the password. A refusal is shown at the field, which gets the focus. */
export function SecretForm<T>(props: SecretFormProps<T>) {
  const { field, label, submitLabel, send, onDone, onCancel, isDestructive = false, isFirst = true } = props;
  const [secret, setSecret] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useMutation({ mutationFn: send, onSuccess: onDone });
  const [refusal = null] = fieldErrorsOf(error)[field] ?? [];
  const problem = isMissing && secret.trim() === '' ? `${label} is required.` : refusal;
  useEffect(() => {
    if (error) {
      // The button was disabled while submitting, and has lost the focus.
      const input = form.current?.querySelector('input');
      input?.focus();
      input?.select();
    }
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(secret.trim() === '');
    if (secret.trim() !== '' && !isPending) {
      mutate(secret);
    }
  };
  const input = { label, value: secret, onChange: setSecret, problem, autoFocus: isFirst };
  return (
    <Stack component="form" ref={form} spacing={2} noValidate onSubmit={submit} aria-label={submitLabel}>
      {error && refusal === null && <Alert severity="error">{errorMessage(error)}</Alert>}
      {field === 'Password' ? (
        <PasswordField {...input} />
      ) : (
        <PlainField {...input} name="code" autoComplete="one-time-code" required announce />
      )}
      <Stack direction="row" spacing={1}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isPending}
          color={isDestructive ? 'error' : 'primary'}
        >
          {submitLabel}
        </Button>
        {onCancel && (
          <Button size="large" disabled={isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
