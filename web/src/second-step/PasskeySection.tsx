import { Alert, Box, Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { ENOUGH_PASSKEYS, MOST_PASSKEYS, type NewPasskey } from '#shared/session/passkey.record';
import type { OwnPasskey } from '#shared/session/second-step.record';
import { formatInstant } from '#shared/formats/instant';
import { canUsePasskeys, NO_PASSKEYS_HERE } from './browser-passkeys.ts';
import { afterRemoval, type FactorSectionProps } from './factor-section.ts';
import { MakePasskey } from './MakePasskey.tsx';
import { ProofForm } from './ProofForm.tsx';
import { beginPasskey, confirmPasskey, removePasskey } from './second-step-calls.ts';
import { SecretForm } from './SecretForm.tsx';

type Doing = 'nothing' | 'password' | { make: NewPasskey } | { remove: OwnPasskey };

export function PasskeySection({ factor, onChange, onSignedOut }: FactorSectionProps) {
  const [doing, setDoing] = useState<Doing>('nothing');
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const start = (next: Doing) => {
    setSaid('');
    setDoing(next);
  };
  const stop = () => setDoing('nothing');
  const done = (sentence: string, codes: readonly string[] = []) => {
    stop();
    setSaid(sentence);
    heading.current?.focus();
    void onChange(codes);
  };
  return (
    <Stack component="section" spacing={2} aria-labelledby="passkeys-heading">
      <Typography variant="h2" id="passkeys-heading" ref={heading} tabIndex={-1}>
        Passkeys
      </Typography>
      <Typography>
        A passkey is kept by your device, your phone or a security key, and works on this site only: nobody can ask you
        for it on another.
      </Typography>
      <PasskeyList passkeys={factor.Passkeys} onRemove={(remove) => start({ remove })} />
      <Typography variant="body2" role="status" sx={{ ':empty': { display: 'none' } }}>
        {said}
      </Typography>
      {doing === 'nothing' && <AddButton factor={factor} onAdd={() => start('password')} />}
      {doing === 'password' && (
        <SecretForm
          field="Password"
          label="Password"
          submitLabel="Continue"
          send={beginPasskey}
          onDone={(make) => setDoing({ make })}
          onCancel={stop}
        />
      )}
      {typeof doing === 'object' && 'make' in doing && (
        <MakePasskey
          asked={doing.make}
          confirm={confirmPasskey}
          onDone={(codes) => done('The passkey was added.', codes)}
          onCancel={stop}
        />
      )}
      {typeof doing === 'object' && 'remove' in doing && (
        <Remove
          passkey={doing.remove}
          factor={factor}
          onRemoved={() => done(`The passkey ${doing.remove.Name} was removed.`)}
          onSignedOut={onSignedOut}
          onCancel={stop}
        />
      )}
    </Stack>
  );
}

interface PasskeyListProps {
  passkeys: readonly OwnPasskey[];
  onRemove: (passkey: OwnPasskey) => void;
}

const PasskeyList = ({ passkeys, onRemove }: PasskeyListProps) =>
  passkeys.length > 0 && (
    <List disablePadding aria-label="Your passkeys">
      {passkeys.map((passkey) => (
        <ListItem key={passkey.Id} disableGutters divider sx={{ gap: 2 }}>
          <ListItemText
            primary={passkey.Name}
            secondary={`Added ${formatInstant(passkey.AddedAt)}, ${
              passkey.LastUsedAt ? `last used ${formatInstant(passkey.LastUsedAt)}` : 'not used yet'
            } (Eastern Time)`}
            sx={{ overflowWrap: 'anywhere' }}
          />
          <Button color="error" aria-label={`Remove ${passkey.Name}`} onClick={() => onRemove(passkey)}>
            Remove
          </Button>
        </ListItem>
      ))}
    </List>
  );

function AddButton({ factor, onAdd }: Pick<FactorSectionProps, 'factor'> & { onAdd: () => void }) {
  if (!canUsePasskeys()) {
    return <Alert severity="info">{NO_PASSKEYS_HERE}</Alert>;
  }
  if (factor.Passkeys.length >= MOST_PASSKEYS) {
    return <Typography color="textSecondary">{ENOUGH_PASSKEYS}</Typography>;
  }
  return (
    <Box>
      <Button variant="outlined" onClick={onAdd}>
        Add a passkey
      </Button>
    </Box>
  );
}

interface RemoveProps extends Pick<FactorSectionProps, 'factor' | 'onSignedOut'> {
  passkey: OwnPasskey;
  onRemoved: () => void;
  onCancel: () => void;
}

function Remove({ passkey, factor, onRemoved, onSignedOut, onCancel }: RemoveProps) {
  const isLast = factor.SetUpAt === null && factor.Passkeys.length === 1;
  return (
    <>
      <Typography>
        Remove {passkey.Name}? {afterRemoval(factor, isLast)} Confirm it with your second step.
      </Typography>
      <ProofForm
        factor={factor}
        submitLabel={isLast ? 'Remove and sign out' : 'Remove'}
        send={(proof) => removePasskey(passkey.Id, proof)}
        onDone={isLast ? onSignedOut : onRemoved}
        onCancel={onCancel}
        isDestructive
      />
    </>
  );
}
