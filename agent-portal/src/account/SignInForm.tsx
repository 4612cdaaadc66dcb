import { Alert, Button, Divider, Stack } from '@mui/material';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { PlainField } from '#web/inputs/PlainField';
import { PasswordField } from '#web/inputs/PasswordField';
import type { SignIn } from './use-sign-in.ts';

interface SignInFormProps {
  signIn: SignIn;
  singleSignOnUrl: string | null;
}

export function SignInForm({ signIn, singleSignOnUrl }: SignInFormProps) {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = signIn.problem !== null && !signIn.isPending;
  useEffect(() => {
    if (isRefused) {
      // The button was disabled while submitting, and has lost the focus.
      const field = form.current?.querySelector<HTMLInputElement>('input[name="password"]');
      field?.focus();
      field?.select();
    }
  }, [isRefused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = userName.trim() !== '' && password !== '';
    setMissing(!isComplete);
    if (isComplete && !signIn.isPending) {
      signIn.start({ UserName: userName.trim(), Password: password });
    }
  };
  return (
    <Stack component="form" ref={form} spacing={2} noValidate onSubmit={submit} aria-label="Sign in">
      {signIn.problem && <Alert severity="error">{signIn.problem}</Alert>}
      <PlainField
        label="User name"
        name="username"
        autoComplete="username"
        required
        autoFocus
        value={userName}
        onChange={setUserName}
        problem={missing && userName.trim() === '' ? 'User name is required.' : null}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        problem={missing && password === '' ? 'Password is required.' : null}
      />
      <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
        Sign in
      </Button>
      {singleSignOnUrl && (
        <>
          <Divider>or</Divider>
          <Button variant="outlined" size="large" href={singleSignOnUrl}>
            Sign in with single sign-on
          </Button>
        </>
      )}
    </Stack>
  );
}
