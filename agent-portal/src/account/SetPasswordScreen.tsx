import { Alert, Box, Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  LINK_NOT_VALID,
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
import { useHeadingFocus } from '#web/shell/use-heading-focus';
import { Brand } from './Brand.tsx';

/** /set-password#{token}: for users who got a one-time link from a super user. No shell, no session. */
export function SetPasswordScreen() {
  const [token] = useState(tokenInAddress);
  const [isDone, setDone] = useState(false);
  const { data: owner, error } = useQuery({ ...passwordLinkQuery(token), enabled: token !== '' });
  const finish = () => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setDone(true);
  };
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
      <Box sx={{ width: '100%', maxWidth: 440 }}>
        <Brand />
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
          {owner && isDone ? (
            <PasswordSet owner={owner} />
          ) : owner ? (
            <Stack spacing={2}>
              <Typography variant="h2">Set your password</Typography>
              <SetPasswordForm token={token} owner={owner} onDone={finish} />
            </Stack>
          ) : error || token === '' ? (
            <LinkOver message={error?.message ?? LINK_NOT_VALID} />
          ) : (
            <Skeleton variant="rounded" height={280} role="status" aria-label="Checking the link" />
          )}
        </Paper>
      </Box>
    </Box>
  );
}

/** The token stays in the URL until it is used: a reload must not lose it. */
const tokenInAddress = (): string => window.location.hash.slice(1);

function PasswordSet({ owner: { IsInternal, Username } }: { owner: PasswordLinkOwner }) {
  const heading = useHeadingFocus();
  useDocumentTitle('Password set');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        Your password is set
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Sign in as {Username} with it. The link no longer works.
      </Typography>
      <Button variant="contained" size="large" href={IsInternal ? '/sales/login' : '/login'}>
        Go to sign-in
      </Button>
    </Stack>
  );
}

function LinkOver({ message }: { message: string }) {
  const heading = useHeadingFocus();
  useDocumentTitle('Link not valid', true);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        The password cannot be set
      </Typography>
      <Alert severity="error">{message}</Alert>
      <Button href="/login">Go to sign-in</Button>
    </Stack>
  );
}

/** The user to whom the link belongs. The token is sent in the body, so that it appears in no logged URL. */
const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: () => call(PASSWORDS.owner, { body: { Token: token } }),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

interface SetPasswordFormProps {
  token: string;
  owner: PasswordLinkOwner;
  onDone: () => void;
}

/** Asks for the password twice, because it is hidden while typed. Errors show once a field loses focus. */
function SetPasswordForm({ token, owner, onDone }: SetPasswordFormProps) {
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
