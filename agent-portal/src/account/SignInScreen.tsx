import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { singleSignOnAddress, singleSignOnMessage } from '#shared/session/account.record';
import { errorMessage } from '#web/http/api-error';
import { lazyPart } from '#web/shell/lazy-part';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { signInOptionsQuery, siteDownQuery } from '../app/session/sign-in-options.ts';
import { Brand } from './Brand.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './use-sign-in.ts';

const SecondStep = lazyPart(
  async () => (await import('#web/second-step/SecondStep')).SecondStep,
  (error, retry) => (
    <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
      {errorMessage(error)}
    </Alert>
  ),
);

/** /login: credentials, single sign-on where configured, and in demo mode one row per demo account. */
export function SignInScreen() {
  const { data: options } = useQuery(signInOptionsQuery);
  const { data: site } = useQuery(siteDownQuery);
  const signIn = useSignIn();
  const parameters = new URLSearchParams(useLocation().search);
  const signOnProblem = singleSignOnMessage(parameters.get('error'));
  const hasDemo = Boolean(options?.DemoPassword && options.DemoAccounts.length > 0);
  useDocumentTitle('Sign in', signIn.problem !== null || signOnProblem !== null);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
      <Box sx={{ width: '100%', maxWidth: hasDemo ? 960 : 440 }}>
        <Brand />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { md: hasDemo ? '1fr 1fr' : '1fr' },
          }}
        >
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
            <Stack spacing={2}>
              <Typography variant="h2">{signIn.hasSecondStep ? 'Second step' : 'Sign in'}</Typography>
              {!signIn.hasSecondStep && <SignedOutNote />}
              {site?.IsSiteDown && <Alert severity="warning">{site.Message}</Alert>}
              {signOnProblem && <Alert severity="error">{signOnProblem}</Alert>}
              {signIn.hasSecondStep ? (
                <Suspense>
                  <SecondStep onSignedIn={(user) => void signIn.enter(user)} onLeave={signIn.reset} />
                </Suspense>
              ) : (
                <SignInForm
                  signIn={signIn}
                  singleSignOnUrl={singleSignOnAddress(options?.SingleSignOnUrl, parameters.get('returnUrl'))}
                />
              )}
            </Stack>
          </Paper>
          {hasDemo && options && !signIn.hasSecondStep && (
            <DemoAccounts
              accounts={options.DemoAccounts}
              disabled={signIn.isPending}
              onChoose={(userName) => signIn.start({ UserName: userName, Password: options.DemoPassword ?? '' })}
            />
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** For users whose session ended while they worked. */
function SignedOutNote() {
  const wasSentHere = (useLocation().state as { forced?: boolean } | null)?.forced === true;
  return wasSentHere ? (
    <Alert severity="info">You have been signed out. Sign in to continue where you left off.</Alert>
  ) : null;
}
