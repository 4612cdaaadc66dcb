import { Alert, Button, Divider, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUserResponse } from '#shared/session/account.record';
import type { SecondStepResponse } from '#shared/session/second-step.record';
import { errorMessage } from '../http/api-error.ts';
import { readSession } from '../session/session.ts';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import { canUsePasskeys } from './browser-passkeys.ts';
import { MakePasskey } from './MakePasskey.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { ScanAndConfirm } from './ScanAndConfirm.tsx';
import {
  askPasskeyAtSignIn,
  beginAtSignIn,
  beginPasskeyAtSignIn,
  confirmAtSignIn,
  confirmPasskeyAtSignIn,
  finishSignIn,
  finishWithPasskey,
  secondStepQuery,
} from './second-step-calls.ts';
import { SecretForm } from './SecretForm.tsx';
import { UsePasskey } from './UsePasskey.tsx';

interface Entering {
  onSignedIn: (user: CurrentUserResponse) => void;
}

interface SecondStepProps extends Entering {
  /** Back to user name and password. */
  onLeave: () => void;
}

/** After the password: a passkey or a code, or setting up one of both for users who must have a second step. */
export function SecondStep({ onSignedIn, onLeave }: SecondStepProps) {
  const { data: step, error } = useQuery(secondStepQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useDocumentTitle('Second step', error !== null);
  const enter = useMutation({
    mutationFn: readSession,
    onSuccess: (user) => (user ? onSignedIn(user) : onLeave()),
  });
  if (codes) {
    return (
      <RecoveryCodeList codes={codes} doneLabel="Continue" isBusy={enter.isPending} onDone={() => enter.mutate()} />
    );
  }
  return (
    <Stack spacing={2}>
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
      {step?.IsSetUp && <AskAgain step={step} onSignedIn={onSignedIn} />}
      {step && !step.IsSetUp && <SetUpFirst onDone={setCodes} />}
      {!step && !error && <Skeleton variant="rounded" height={160} role="status" aria-label="Loading" />}
      <Button onClick={onLeave} sx={{ alignSelf: 'flex-start' }}>
        Back to user name and password
      </Button>
    </Stack>
  );
}

const AskAgain = ({ step: { HasApp, HasPasskey }, onSignedIn }: { step: SecondStepResponse } & Entering) => (
  <>
    {HasPasskey && (
      <>
        <UsePasskey label="Use a passkey" ask={askPasskeyAtSignIn} send={finishWithPasskey} onDone={onSignedIn} />
        <Divider>or</Divider>
      </>
    )}
    <Typography>
      {HasApp
        ? 'Enter the six digits that your authenticator app shows, or one of your recovery codes.'
        : 'Enter one of your recovery codes.'}
    </Typography>
    <SecretForm
      field="Code"
      label={HasApp ? 'Code' : 'Recovery code'}
      submitLabel="Sign in"
      send={finishSignIn}
      onDone={onSignedIn}
      isFirst={!HasPasskey || !canUsePasskeys()}
    />
    <Typography variant="body2" color="textSecondary">
      None at hand? Please ask your administrator to reset your second step.
    </Typography>
  </>
);

function SetUpFirst({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const app = useMutation({ mutationFn: beginAtSignIn });
  const passkey = useMutation({ mutationFn: beginPasskeyAtSignIn });
  if (app.data) {
    return <ScanAndConfirm authenticator={app.data} confirm={confirmAtSignIn} onDone={onDone} onCancel={app.reset} />;
  }
  if (passkey.data) {
    return (
      <MakePasskey asked={passkey.data} confirm={confirmPasskeyAtSignIn} onDone={onDone} onCancel={passkey.reset} />
    );
  }
  const error = app.error ?? passkey.error;
  return (
    <>
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
      <Typography>
        Your account needs a second step besides the password: a code of an app on your phone, or a passkey, which is
        kept by this device, your phone or a security key. Set one up now; it takes a minute.
      </Typography>
      <Button variant="contained" size="large" autoFocus loading={app.isPending} onClick={() => app.mutate()}>
        Set up an authenticator app
      </Button>
      {canUsePasskeys() && (
        <Button variant="outlined" size="large" loading={passkey.isPending} onClick={() => passkey.mutate()}>
          Add a passkey
        </Button>
      )}
    </>
  );
}
