import { Alert, Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { EmployerAccess, EmployerPages } from '#shared/enrollment/employer-signature.record';
import { EMPLOYER_SIGNING } from '#shared/enrollment/signature.calls';
import { errorMessage, fieldErrorsOf, isStale } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { type SignerFields, SignerInputs } from '../components/signature/SignerInputs.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';

interface EmployerSignFormProps {
  access: EmployerAccess;
  pages: EmployerPages;
  onChanged: () => Promise<unknown>;
}

/** The employer types their name, agrees and signs; or declines. */
export function EmployerSignForm({ access, pages, onChanged }: EmployerSignFormProps) {
  const { Sha256, ConsentVersion } = pages;
  const [isDeclining, setDeclining] = useState(false);
  const form = useForm<SignerFields>({
    defaultValues: { SignedByName: '', ApplicationEnteredConsent: false },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: SignerFields) =>
      call(EMPLOYER_SIGNING.sign, { body: { ...access, ...given, Sha256, ConsentVersion } }),
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
        <SignerInputs signer={pages.EmployerName} consentText={pages.ConsentText} disabled={isPending} />
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
