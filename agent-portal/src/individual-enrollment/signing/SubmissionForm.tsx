import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { formatInstant } from '#shared/formats/instant';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { householdConsent } from '#shared/individual-enrollment/signing';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { useAudience, useUser } from '../../app/session/use-user.ts';
import { BLANK_SIGNATURE, type SignatureFields, toSignRequest } from '../../components/signature/signature-fields.ts';
import { SignatureSheet } from '../../components/signature/SignatureSheet.tsx';
import { ConfirmSubmissionDialog } from './ConfirmSubmissionDialog.tsx';
import { useSubmit } from './use-submit.ts';

interface SubmissionFormProps {
  page: EnrollmentPageResponse;
  plans: readonly SelectedPlan[];
  savePanels: () => Promise<boolean>;
}

/** Ours. */
const UNSAVED = 'Something above is not saved yet. Correct it before you sign.';

/** Signs and submits; a signature that still counts is only submitted. Nothing is sent before the amount was confirmed. */
export function SubmissionForm({ page, plans, savePanels }: SubmissionFormProps) {
  const { Signature: signature } = page;
  const form = useForm<SignatureFields>({ defaultValues: BLANK_SIGNATURE, mode: 'onTouched', shouldFocusError: false });
  const [isAsked, setAsked] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const { FullName: accountName } = useUser();
  const consent = householdConsent(useAudience());
  const { submit, isBusy, failure: refusal } = useSubmit(page, form);
  const failure = isUnsaved ? UNSAVED : refusal;
  const isSigned = signature !== null && signature.Withdrawn === null;
  const ask = async () => {
    const isSaved = await savePanels();
    setUnsaved(!isSaved);
    setAsked(isSaved);
  };
  const send = () => {
    setAsked(false);
    const signedBy = { accountName, consentVersion: consent.version };
    submit(isSigned ? null : toSignRequest(form.getValues(), { QuoteId: page.Quote.Id }, signedBy));
  };
  return (
    <>
      {isSigned ? (
        <SignedAlready signature={signature} isBusy={isBusy} failure={failure} onSubmit={() => void ask()} />
      ) : (
        <SignatureSheet
          form={form}
          consentText={consent.text}
          isBusy={isBusy}
          failure={failure}
          onSubmit={(event) => void form.handleSubmit(ask)(event)}
        >
          {signature?.Withdrawn && <Alert severity="warning">{signature.Withdrawn.Reason}</Alert>}
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
  isBusy: boolean;
  failure: string | null;
  onSubmit: () => void;
}

const SignedAlready = ({ signature, isBusy, failure, onSubmit }: SignedAlreadyProps) => (
  <>
    <Typography>
      Signed by {signature.SignedByName}, {formatInstant(signature.SignedDateTime)}. Nothing has changed since.
    </Typography>
    {failure && <Alert severity="error">{failure}</Alert>}
    <Button variant="contained" size="large" loading={isBusy} onClick={onSubmit} sx={{ alignSelf: 'flex-start' }}>
      Submit
    </Button>
  </>
);
