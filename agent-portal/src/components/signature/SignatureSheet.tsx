import { Alert, Box, Stack } from '@mui/material';
import type { FormEventHandler, ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { isFullName } from '#shared/enrollment/signer-name';
import { CONSENT_NEEDED, NAME_LIMIT, NOTES_LIMIT, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { TextInput } from '#web/inputs/TextInput';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { useUser } from '../../app/session/use-user.ts';
import type { SignatureFields } from './signature-fields.ts';
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
export const SignatureSheet = <Fields extends SignatureFields>(props: SignatureSheetProps<Fields>) => (
  <FormProvider {...props.form}>
    <form noValidate onSubmit={props.onSubmit}>
      <Stack useFlexGap spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 720, '& .MuiAlert-root': { m: 0 } }}>
        {props.children}
        <ErrorSummary title={props.missing?.title}>{props.missing?.lines}</ErrorSummary>
        <SignatureInputs consentText={props.consentText} disabled={props.isBusy} />
        {props.failure && <Alert severity="error">{props.failure}</Alert>}
        <SubmitButton isBusy={props.isBusy}>Sign and submit</SubmitButton>
      </Stack>
    </form>
  </FormProvider>
);

function SignatureInputs({ consentText, disabled }: { consentText: string; disabled: boolean }) {
  const { FullName } = useUser();
  return (
    <>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <TextInput<SignatureFields>
          name="SignedByName"
          label="Your full name"
          required
          requiredMessage={TYPE_YOUR_NAME}
          check={(name) => (isFullName(name, FullName) ? null : TYPE_YOUR_NAME)}
          autoComplete="name"
          maxLength={NAME_LIMIT}
          disabled={disabled}
        />
      </Box>
      <Box sx={CONSENT}>
        <CheckboxInput<SignatureFields>
          name="ApplicationEnteredConsent"
          label={consentText}
          required
          requiredMessage={CONSENT_NEEDED}
          disabled={disabled}
        />
      </Box>
      <TextInput<SignatureFields>
        name="AgentNotes"
        label="Notes for the insurer (optional)"
        rows={2}
        maxLength={NOTES_LIMIT}
        disabled={disabled}
      />
    </>
  );
}

/** The checkbox aligns with the first of several lines. */
const CONSENT = {
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start' },
  '& .MuiFormControlLabel-label': { pt: 1 },
} as const;
