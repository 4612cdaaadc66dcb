import { Alert, Box, Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { EmployerAccess, EmployerPages } from '#shared/enrollment/employer-signature.record';
import { isFullName } from '#shared/enrollment/signer-name';
import { CONSENT_NEEDED, NAME_LIMIT, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { errorMessage, fieldErrorsOf, isStale } from '#web/http/api-error';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { TextInput } from '#web/inputs/TextInput';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { DeclineDialog } from './DeclineDialog.tsx';
import { signAsEmployer } from './employer-signing.api.ts';

interface EmployerSignFormProps {
  access: EmployerAccess;
  pages: EmployerPages;
  onChanged: () => Promise<unknown>;
}

interface Fields {
  SignedByName: string;
  ApplicationEnteredConsent: boolean;
}

/** The employer types their name, agrees and signs; or declines. */
export function EmployerSignForm({ access, pages, onChanged }: EmployerSignFormProps) {
  const { Sha256, ConsentVersion } = pages;
  const [isDeclining, setDeclining] = useState(false);
  const form = useForm<Fields>({
    defaultValues: { SignedByName: '', ApplicationEnteredConsent: false },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: Fields) => signAsEmployer({ ...access, ...given, Sha256, ConsentVersion }),
    onSuccess: onChanged,
    onError: async (refusal) => {
      showFieldErrors(form, fieldErrorsOf(refusal));
      if (isStale(refusal)) {
        await onChanged();
      }
    },
  });
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        useFlexGap
        spacing={2}
        onSubmit={(event) => void form.handleSubmit((given) => mutate(given))(event)}
        sx={{ alignItems: 'flex-start', '& .MuiAlert-root': { m: 0 } }}
      >
        <ErrorSummary />
        <SignInputs pages={pages} disabled={isPending} />
        {error && <Alert severity="error">{errorMessage(error)}</Alert>}
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" size="large" loading={isPending}>
            Sign
          </Button>
          <Button size="large" disabled={isPending} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </Stack>
      </Stack>
      {isDeclining && <DeclineDialog access={access} onDeclined={onChanged} onClose={() => setDeclining(false)} />}
    </FormProvider>
  );
}

const SignInputs = ({ pages, disabled }: { pages: EmployerPages; disabled: boolean }) => (
  <>
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <TextInput<Fields>
        name="SignedByName"
        label="Your full name"
        required
        requiredMessage={TYPE_YOUR_NAME}
        check={(name) => (isFullName(name, pages.EmployerName) ? null : TYPE_YOUR_NAME)}
        autoComplete="name"
        maxLength={NAME_LIMIT}
        disabled={disabled}
      />
    </Box>
    <Box sx={CONSENT}>
      <CheckboxInput<Fields>
        name="ApplicationEnteredConsent"
        label={pages.ConsentText}
        required
        requiredMessage={CONSENT_NEEDED}
        disabled={disabled}
      />
    </Box>
  </>
);

/** The checkbox aligns with the first of several lines. */
const CONSENT = {
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start' },
  '& .MuiFormControlLabel-label': { pt: 1 },
} as const;
