import { Divider } from '@mui/material';
import type { SecondFactor } from '#shared/session/second-step.record';
import { canUsePasskeys } from './browser-passkeys.ts';
import { askOwnPasskey, type Proof } from './second-step-calls.ts';
import { SecretForm } from './SecretForm.tsx';
import { UsePasskey } from './UsePasskey.tsx';

interface ProofFormProps<T> {
  factor: SecondFactor;
  submitLabel: string;
  send: (proof: Proof) => Promise<T>;
  onDone: (answer: T) => void;
  onCancel: () => void;
  isDestructive?: boolean;
}

/** Asks for the second step once more: a passkey, a code of the app, or a recovery code. */
export function ProofForm<T>({ factor, submitLabel, send, onDone, onCancel, isDestructive }: ProofFormProps<T>) {
  const hasPasskey = factor.Passkeys.length > 0;
  return (
    <>
      {hasPasskey && (
        <>
          <UsePasskey
            label={`${submitLabel} with a passkey`}
            ask={askOwnPasskey}
            send={(Passkey) => send({ Passkey })}
            onDone={onDone}
            isDestructive={isDestructive}
          />
          <Divider>or</Divider>
        </>
      )}
      <SecretForm
        field="Code"
        label={factor.SetUpAt === null ? 'Recovery code' : 'Code'}
        submitLabel={submitLabel}
        send={(Code) => send({ Code })}
        onDone={onDone}
        onCancel={onCancel}
        isDestructive={isDestructive}
        isFirst={!hasPasskey || !canUsePasskeys()}
      />
    </>
  );
}
