import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewAuthenticator, SecondFactor } from '#shared/session/second-step.record';
import { formatInstant } from '#shared/formats/instant';
import { Screen } from '../shell/Screen.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { ScanAndConfirm } from './ScanAndConfirm.tsx';
import {
  beginSetUp,
  confirmSetUp,
  removeSecondStep,
  renewRecoveryCodes,
  secondFactorQuery,
} from './second-step.api.ts';
import { SecretForm } from './SecretForm.tsx';

interface SignInSecurityScreenProps {
  /** The second step was removed, which ended every session. */
  onSignedOut: () => void;
}

/** /sign-in-security in both front ends: the user's own second step. */
export function SignInSecurityScreen({ onSignedOut }: SignInSecurityScreenProps) {
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  return (
    <Screen
      title="Sign-in security"
      subtitle="A second step protects your account when somebody learns your password."
      width="form"
      pending={!factor}
      error={factor ? null : error}
      onRetry={() => void refetch()}
    >
      {factor && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <OwnFactor factor={factor} onSignedOut={onSignedOut} />
        </Paper>
      )}
    </Screen>
  );
}

type Doing = 'nothing' | 'password' | 'renew' | 'remove' | { scan: NewAuthenticator } | { codes: readonly string[] };

function OwnFactor({ factor, onSignedOut }: SignInSecurityScreenProps & { factor: SecondFactor }) {
  const [doing, setDoing] = useState<Doing>('nothing');
  const client = useQueryClient();
  const stop = () => setDoing('nothing');
  const show = (codes: readonly string[]) => {
    setDoing({ codes });
    void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };
  if (typeof doing === 'object') {
    return 'codes' in doing ? (
      <RecoveryCodeList codes={doing.codes} doneLabel="Done" onDone={stop} />
    ) : (
      <ScanAndConfirm authenticator={doing.scan} confirm={confirmSetUp} onDone={show} onCancel={stop} />
    );
  }
  return (
    <Stack spacing={2}>
      <Typography variant="h2">Authenticator app</Typography>
      {factor.WhyNot ? <Alert severity="info">{factor.WhyNot}</Alert> : <State factor={factor} />}
      {doing === 'nothing' && !factor.WhyNot && <Choices factor={factor} onChoose={setDoing} />}
      {doing === 'password' && (
        <SecretForm
          field="Password"
          label="Password"
          submitLabel="Continue"
          send={beginSetUp}
          onDone={(scan) => setDoing({ scan })}
          onCancel={stop}
        />
      )}
      {doing === 'renew' && <Renew onDone={show} onCancel={stop} />}
      {doing === 'remove' && <Remove isRequired={factor.IsRequired} onDone={onSignedOut} onCancel={stop} />}
    </Stack>
  );
}

const Renew = ({ onDone, onCancel }: { onDone: (codes: readonly string[]) => void; onCancel: () => void }) => (
  <>
    <Typography>The codes that you have will be worth nothing. Enter a code of the app to get new ones.</Typography>
    <SecretForm
      field="Code"
      label="Code of the app"
      submitLabel="Make new codes"
      send={renewRecoveryCodes}
      onDone={({ Codes }) => onDone(Codes)}
      onCancel={onCancel}
    />
  </>
);

interface RemoveProps {
  isRequired: boolean;
  onDone: () => void;
  onCancel: () => void;
}

const Remove = ({ isRequired, onDone, onCancel }: RemoveProps) => (
  <>
    <Typography>
      You are signed out on every device.{' '}
      {isRequired
        ? 'Your account needs a second step: at the next sign-in you set up another app.'
        : 'From then on your password alone signs you in.'}{' '}
      Enter a code of the app, or a recovery code.
    </Typography>
    <SecretForm
      field="Code"
      label="Code"
      submitLabel="Remove and sign out"
      send={removeSecondStep}
      onDone={onDone}
      onCancel={onCancel}
      isDestructive
    />
  </>
);

const State = ({ factor: { IsOn, SetUpAt, RecoveryCodesLeft, IsRequired } }: { factor: SecondFactor }) =>
  IsOn ? (
    <>
      <Typography>
        On since {formatInstant(SetUpAt)} (Eastern Time): at sign-in a code of your app follows the password.
      </Typography>
      <Typography>
        {RecoveryCodesLeft === 1 ? '1 recovery code is left.' : `${RecoveryCodesLeft} recovery codes are left.`}
      </Typography>
    </>
  ) : (
    <Typography>
      Off: your password alone signs you in.
      {IsRequired && ' Your account needs a second step: at the next sign-in you are asked to set it up.'}
    </Typography>
  );

const Choices = ({ factor: { IsOn }, onChoose }: { factor: SecondFactor; onChoose: (doing: Doing) => void }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
    {IsOn ? (
      <>
        <Button variant="outlined" onClick={() => onChoose('renew')}>
          New recovery codes
        </Button>
        <Button color="error" onClick={() => onChoose('remove')}>
          Remove the app
        </Button>
      </>
    ) : (
      <Button variant="contained" onClick={() => onChoose('password')}>
        Set up an authenticator app
      </Button>
    )}
  </Stack>
);
