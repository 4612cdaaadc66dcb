import { Alert, Stack } from '@mui/material';
import type { FormEventHandler, ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { NOTES_LIMIT } from '#shared/enrollment/signing';
import { TextInput } from '#web/inputs/TextInput';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { useUser } from '../../app/session/use-user.ts';
import type { SignatureFields } from './signature-fields.ts';
import { SignerInputs } from './SignerInputs.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface SignatureSheetProps<Fields extends SignatureFields> {
  form: UseFormReturn<Fields>;
  consentText: string;
  isBusy: boolean;
  /** Why it was not signed or submitted. */
  failure: string | null;
  onSubmit: FormEventHandler;
  /** What is missing elsewhere on the page, as lines of the error summary, and the summary's title. */
  missing?: { title: string; lines: ReactNode };
  /** Above the fields. */
  children?: ReactNode;
}

/** The user types their name, agrees and submits. */
export function SignatureSheet<Fields extends SignatureFields>(props: SignatureSheetProps<Fields>) {
  const { FullName } = useUser();
  return (
    <FormProvider {...props.form}>
      <form noValidate onSubmit={props.onSubmit}>
        <Stack useFlexGap spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 720, '& .MuiAlert-root': { m: 0 } }}>
          {props.children}
          <ErrorSummary title={props.missing?.title}>{props.missing?.lines}</ErrorSummary>
          <SignerInputs signer={FullName} consentText={props.consentText} disabled={props.isBusy} />
          <TextInput<SignatureFields>
            name="AgentNotes"
            label="Notes for the insurer (optional)"
            rows={2}
            maxLength={NOTES_LIMIT}
            disabled={props.isBusy}
          />
          {props.failure && <Alert severity="error">{props.failure}</Alert>}
          <SubmitButton isBusy={props.isBusy}>Sign and submit</SubmitButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
