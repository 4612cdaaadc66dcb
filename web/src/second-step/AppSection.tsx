import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { NewAuthenticator } from '#shared/session/second-step.record';
import { formatInstant } from '#shared/formats/instant';
import { afterRemoval, type FactorSectionProps } from './factor-section.ts';
import { ProofForm } from './ProofForm.tsx';
import { ScanAndConfirm } from './ScanAndConfirm.tsx';
import { beginSetUp, confirmSetUp, removeApp } from './second-step-calls.ts';
import { SecretForm } from './SecretForm.tsx';

type Doing = 'nothing' | 'password' | 'remove' | { scan: NewAuthenticator };

export function AppSection({ factor, onChange, onSignedOut }: FactorSectionProps) {
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
