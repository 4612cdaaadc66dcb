import { Alert, Box, Button, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LINK_NOT_VALID, type PasswordLinkOwner } from '#shared/people/password.record';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { useHeadingFocus } from '#web/shell/use-heading-focus';
import { Brand } from './Brand.tsx';
import { passwordLinkQuery } from './password-link-query.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';

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
