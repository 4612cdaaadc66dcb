import { Alert, Stack, Typography } from '@mui/material';
import { type FormEvent, type FormEventHandler, type ReactNode, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { formatInstant } from '#shared/formats/instant';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { householdConsent } from '#shared/individual-enrollment/submission';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { useAudience, useUser } from '../../app/session/use-user.ts';
import { toSignRequest } from '../../components/signature/signature-fields.ts';
import { SignatureSheet } from '../../components/signature/SignatureSheet.tsx';
import { SubmitButton } from '../../components/signature/SubmitButton.tsx';
import type { EnrollmentPlaces } from '../enrollment-places.ts';
import { ConfirmSubmissionDialog } from './ConfirmSubmissionDialog.tsx';
import { asksForAttestation, BLANK_SUBMISSION, type SubmissionFields } from './submission-fields.ts';
import { TaxCreditAttestation } from './TaxCreditAttestation.tsx';
import { useSubmit } from './use-submit.ts';

interface SubmissionFormProps {
  page: EnrollmentPageResponse;
  plans: readonly SelectedPlan[];
  savePanels: () => Promise<boolean>;
  places: EnrollmentPlaces;
}

/** Ours. */
const UNSAVED = 'Something above is not saved yet. Correct it before you sign.';

/** Signs and submits; a signature that still counts is only submitted. Nothing is sent before the amount was confirmed. */
export function SubmissionForm({ page, plans, savePanels, places }: SubmissionFormProps) {
  const { Signature: signature } = page;
  const form = useForm<SubmissionFields>({
    defaultValues: BLANK_SUBMISSION,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [isAsked, setAsked] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const { FullName: accountName } = useUser();
  const consent = householdConsent(useAudience());
  const { submit, isBusy, failure: refusal } = useSubmit(page, form);
  const failure = isUnsaved ? UNSAVED : refusal;
  const isSigned = signature !== null && signature.Withdrawn === null;
  const ask = form.handleSubmit(async () => {
    const isSaved = await savePanels();
    setUnsaved(!isSaved);
    setAsked(isSaved);
  });
  const send = () => {
    setAsked(false);
    const { APTCAttestation: isAttested, ...fields } = form.getValues();
    const signedBy = { accountName, consentVersion: consent.version };
    submit({ signature: isSigned ? null : toSignRequest(fields, { QuoteId: page.Quote.Id }, signedBy), isAttested });
  };
  const sheet = { form, isBusy, failure, onSubmit: (event: FormEvent) => void ask(event) };
  const attestation = asksForAttestation(page) && <TaxCreditAttestation disabled={isBusy} place={places.attestation} />;
  return (
    <>
      {isSigned ? (
        <SignedAlready signature={signature} {...sheet}>
          {attestation}
        </SignedAlready>
      ) : (
        <SignatureSheet consentText={consent.text} {...sheet}>
          {signature?.Withdrawn && <Alert severity="warning">{signature.Withdrawn.Reason}</Alert>}
          {attestation}
        </SignatureSheet>
      )}
      {isAsked && (
        <ConfirmSubmissionDialog
          page={page}
          plans={plans}
          name={isSigned ? null : form.getValues('SignedByName').trim()}
          busy={isBusy}
          onConfirm={send}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

interface SignedAlreadyProps {
  signature: SignatureResponse;
  form: UseFormReturn<SubmissionFields>;
  isBusy: boolean;
  failure: string | null;
  onSubmit: FormEventHandler;
  /** What is asked again with each submission. */
  children: ReactNode;
}

const SignedAlready = ({ signature, form, isBusy, failure, onSubmit, children }: SignedAlreadyProps) => (
  <FormProvider {...form}>
    <Stack component="form" noValidate onSubmit={onSubmit} spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 720 }}>
      <Typography>
        Signed by {signature.SignedByName}, {formatInstant(signature.SignedDateTime)}. Nothing has changed since.
      </Typography>
      <ErrorSummary />
      {children}
      {failure && <Alert severity="error">{failure}</Alert>}
      <SubmitButton isBusy={isBusy}>Submit</SubmitButton>
    </Stack>
  </FormProvider>
);
