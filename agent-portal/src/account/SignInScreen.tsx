import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import {
  Alert,
  Box,
  Button,
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Paper,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import {
  type CurrentUserResponse,
  type DemoAccount,
  type SignInRequest,
  singleSignOnAddress,
  singleSignOnMessage,
} from '#shared/session/account.record';
import { errorMessage, hasCode } from '#web/http/api-error';
import { PasswordField } from '#web/inputs/PasswordField';
import { PlainField } from '#web/inputs/PlainField';
import { signIn } from '#web/session/session';
import { lazyPart } from '#web/shell/lazy-part';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { queryClient } from '../app/query-client.ts';
import { rulesQuery } from '../app/rules-queries.ts';
import { sessionQuery } from '../app/session/session-query.ts';
import { signInOptionsQuery, siteDownQuery } from '../app/session/sign-in-options.ts';
import { Brand } from './Brand.tsx';

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

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  disabled: boolean;
  onChoose: (userName: string) => void;
}

/** One click signs in. Only a server in demo mode sends these accounts. */
const DemoAccounts = ({ accounts, disabled, onChoose }: DemoAccountsProps) => (
  <Paper variant="outlined" component="section" aria-labelledby="demo-title">
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, pb: 1 }}>
      <Typography variant="h2" id="demo-title">
        Demo accounts
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Choose one to sign in. All data is made up.
      </Typography>
    </Box>
    <List sx={{ px: 1, pb: 1 }}>
      {accounts.map(({ UserName, FullName, Description }) => (
        <ListItem key={UserName} disablePadding>
          <ListItemButton
            disabled={disabled}
            onClick={() => onChoose(UserName)}
            sx={{ borderRadius: 1, py: 0.25, px: 2 }}
          >
            <ListItemText
              primary={FullName}
              secondary={Description}
              slotProps={{ primary: { variant: 'subtitle2', component: 'span' }, secondary: { variant: 'body2' } }}
            />
            <Typography variant="caption" color="textSecondary" sx={{ ml: 2 }}>
              {UserName}
            </Typography>
            <ChevronRightIcon color="primary" fontSize="small" sx={{ ml: 0.5 }} aria-hidden />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </Paper>
);

interface SignInFormProps {
  signIn: SignIn;
  singleSignOnUrl: string | null;
}

function SignInForm({ signIn, singleSignOnUrl }: SignInFormProps) {
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

interface SignIn {
  start: (request: SignInRequest) => void;
  isPending: boolean;
  /** The server's message, or null. */
  problem: string | null;
  /** The password was correct; a second step follows. */
  hasSecondStep: boolean;
  /** After the second step. */
  enter: (user: CurrentUserResponse) => Promise<void>;
  /** Back to user name and password. */
  reset: () => void;
}

/** Signs in; the route then finds a user and redirects to the page they wanted. */
function useSignIn(): SignIn {
  const { revalidate } = useRevalidator();
  const enter = (user: CurrentUserResponse) => {
    queryClient.removeQueries({ queryKey: rulesQuery.queryKey });
    queryClient.setQueryData(sessionQuery.queryKey, user);
    return revalidate();
  };
  const { mutate, reset, isPending, isSuccess, error } = useMutation({ mutationFn: signIn, onSuccess: enter });
  const hasSecondStep = hasCode(error, 'SECOND_STEP_NEEDED');
  return {
    start: (request) => mutate(request),
    isPending: isPending || isSuccess,
    problem: error && !hasSecondStep ? errorMessage(error) : null,
    hasSecondStep,
    enter,
    reset,
  };
}
