import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { errorMessage } from '../http/api-error.ts';
import { readSession } from '../session/session.ts';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { ScanAndConfirm } from './ScanAndConfirm.tsx';
import { beginAtSignIn, confirmAtSignIn, finishSignIn, secondStepQuery } from './second-step.api.ts';
import { SecretForm } from './SecretForm.tsx';

interface SecondStepProps {
  onSignedIn: (user: CurrentUserResponse) => void;
  /** Back to user name and password. */
  onLeave: () => void;
}

/** After the password: a code of the app, or setting up the app for users who must have one. */
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
      {step?.IsSetUp && <AskForCode onSignedIn={onSignedIn} />}
      {step && !step.IsSetUp && <SetUpFirst onDone={setCodes} />}
      {!step && !error && <Skeleton variant="rounded" height={160} role="status" aria-label="Loading" />}
      <Button onClick={onLeave} sx={{ alignSelf: 'flex-start' }}>
        Back to user name and password
      </Button>
    </Stack>
  );
}

const AskForCode = ({ onSignedIn }: Pick<SecondStepProps, 'onSignedIn'>) => (
  <>
    <Typography>Enter the six digits that your authenticator app shows, or one of your recovery codes.</Typography>
    <SecretForm field="Code" label="Code" submitLabel="Sign in" send={finishSignIn} onDone={onSignedIn} />
    <Typography variant="body2" color="textSecondary">
      Neither at hand? Please ask your administrator to reset your second step.
    </Typography>
  </>
);

function SetUpFirst({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const { mutate, data: authenticator, isPending, error } = useMutation({ mutationFn: beginAtSignIn });
  if (authenticator) {
    return <ScanAndConfirm authenticator={authenticator} confirm={confirmAtSignIn} onDone={onDone} />;
  }
  return (
    <>
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
      <Typography>
        Your account needs a second step: besides the password, a code of an app on your phone. Set it up now; it takes
        a minute.
      </Typography>
      <Button variant="contained" size="large" autoFocus loading={isPending} onClick={() => mutate()}>
        Set up an authenticator app
      </Button>
    </>
  );
}
