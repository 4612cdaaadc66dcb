import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '#shared/formats/instant';
import type { NewAuthenticator } from '#shared/session/second-step.record';
import { Screen } from '../shell/Screen.tsx';
import { afterRemoval, type FactorSectionProps } from './factor-section.ts';
import { PasskeySection } from './PasskeySection.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { ScanAndConfirm } from './ScanAndConfirm.tsx';
import { beginSetUp, confirmSetUp, removeApp, renewRecoveryCodes, secondFactorQuery } from './second-step-calls.ts';
import { SecretForm } from './SecretForm.tsx';

interface SignInSecurityScreenProps {
  /** The second step was removed, which ended every session. */
  onSignedOut: () => void;
}

/** /sign-in-security in both front ends: the user's own second step. */
export function SignInSecurityScreen({ onSignedOut }: SignInSecurityScreenProps) {
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const show = (made: readonly string[]) => {
    setCodes(made);
    return client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };
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
          {codes.length > 0 ? (
            <RecoveryCodeList codes={codes} doneLabel="Done" onDone={() => setCodes([])} />
          ) : factor.WhyNot ? (
            <Alert severity="info">{factor.WhyNot}</Alert>
          ) : (
            <Stack spacing={4}>
              <AppSection factor={factor} onChange={show} onSignedOut={onSignedOut} />
              <PasskeySection factor={factor} onChange={show} onSignedOut={onSignedOut} />
              {factor.IsOn && <RecoverySection factor={factor} onChange={show} />}
            </Stack>
          )}
        </Paper>
      )}
    </Screen>
  );
}

function RecoverySection({ factor, onChange }: Pick<FactorSectionProps, 'factor' | 'onChange'>) {
  const [isAsking, setAsking] = useState(false);
  const left = factor.RecoveryCodesLeft;
  return (
    <Stack component="section" spacing={2} aria-labelledby="recovery-heading">
      <Typography variant="h2" id="recovery-heading">
        Recovery codes
      </Typography>
      <Typography>{left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}</Typography>
      {isAsking ? (
        <>
          <Typography>The codes that you have will be worth nothing. Confirm it with your second step.</Typography>
          <ProofForm
            factor={factor}
            submitLabel="Make new codes"
            send={renewRecoveryCodes}
            onDone={({ Codes }) => void onChange(Codes)}
            onCancel={() => setAsking(false)}
          />
        </>
      ) : (
        <Box>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            New recovery codes
          </Button>
        </Box>
      )}
    </Stack>
  );
}

type Doing = 'nothing' | 'password' | 'remove' | { scan: NewAuthenticator };

function AppSection({ factor, onChange, onSignedOut }: FactorSectionProps) {
  const [doing, setDoing] = useState<Doing>('nothing');
  const stop = () => setDoing('nothing');
  const done = (codes: readonly string[]) => {
    stop();
    void onChange(codes);
  };
  const isLast = factor.Passkeys.length === 0;
  return (
    <Stack component="section" spacing={2} aria-labelledby="app-heading">
      <Typography variant="h2" id="app-heading">
        Authenticator app
      </Typography>
      <Typography>{stateOf(factor)}</Typography>
      {doing === 'nothing' && (
        <Box>
          {factor.SetUpAt === null ? (
            <Button variant={isLast ? 'contained' : 'outlined'} onClick={() => setDoing('password')}>
              Set up an authenticator app
            </Button>
          ) : (
            <Button color="error" onClick={() => setDoing('remove')}>
              Remove the app
            </Button>
          )}
        </Box>
      )}
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
      {typeof doing === 'object' && (
        <ScanAndConfirm authenticator={doing.scan} confirm={confirmSetUp} onDone={done} onCancel={stop} />
      )}
      {doing === 'remove' && (
        <>
          <Typography>{afterRemoval(factor, isLast)} Confirm it with your second step.</Typography>
          <ProofForm
            factor={factor}
            submitLabel={isLast ? 'Remove and sign out' : 'Remove'}
            send={removeApp}
            onDone={isLast ? onSignedOut : () => done([])}
            onCancel={stop}
            isDestructive
          />
        </>
      )}
    </Stack>
  );
}

function stateOf({ IsOn, IsRequired, SetUpAt }: FactorSectionProps['factor']): string {
  if (SetUpAt !== null) {
    return `On since ${formatInstant(SetUpAt)} (Eastern Time): at sign-in a code of your app follows the password.`;
  }
  if (IsOn) {
    return 'Off. Your passkeys are asked for at sign-in.';
  }
  const demand = ' Your account needs a second step: at the next sign-in you are asked to set it up.';
  return `Off: your password alone signs you in.${IsRequired ? demand : ''}`;
}
