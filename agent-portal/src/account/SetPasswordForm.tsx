import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  MIN_PASSWORD_LENGTH,
  type PasswordLinkOwner,
  passwordProblem,
  PASSWORDS_DIFFER,
  type SetPasswordRequest,
} from '#shared/people/password.record';
import { PASSWORDS } from '#shared/people/people.calls';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PasswordField } from '#web/inputs/PasswordField';
import { useDocumentTitle } from '#web/shell/use-document-title';

interface SetPasswordFormProps {
  token: string;
  owner: PasswordLinkOwner;
  onDone: () => void;
}

/** Asks for the password twice, because it is hidden while typed. Errors show once a field loses focus. */
export function SetPasswordForm({ token, owner, onDone }: SetPasswordFormProps) {
  const [password, setPasswordText] = useState('');
  const [again, setAgain] = useState('');
  const [left, setLeft] = useState({ password: false, again: false });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: SetPasswordRequest) => call(PASSWORDS.set, { body: request }),
    onSuccess: onDone,
  });
  const problem = passwordProblem(password, owner.Username);
  const differs = password === again ? null : PASSWORDS_DIFFER;
  const shown = { password: left.password ? problem : null, again: left.again ? differs : null };
  useDocumentTitle('Set your password', Boolean(shown.password ?? shown.again ?? error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft({ password: true, again: true });
    if (!problem && !differs && !isPending) {
      mutate({ Token: token, Password: password });
    }
  };
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={submit} aria-label="Set your password">
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        For {owner.FullName}. Your user name is <strong>{owner.Username}</strong>.
      </Typography>
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
      {/* Tells password managers for which account to save the new password. */}
      <input type="hidden" name="username" autoComplete="username" value={owner.Username} readOnly />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={setPasswordText}
        onBlur={() => setLeft({ ...left, password: password !== '' })}
        problem={shown.password}
      />
      {!shown.password && (
        <Typography variant="body2" color="textSecondary">
          At least {MIN_PASSWORD_LENGTH} characters; a few words in a row are easy to remember. Passwords that many
          people use are refused.
        </Typography>
      )}
      <PasswordField
        label="The same again"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        onBlur={() => setLeft({ ...left, again: again !== '' })}
        problem={shown.again}
      />
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        Set password
      </Button>
    </Stack>
  );
}
