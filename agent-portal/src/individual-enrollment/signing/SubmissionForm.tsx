import { Alert, Box, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type FormEventHandler, type ReactNode, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { formatDollars } from '#shared/formats/currency';
import { formatInstant } from '#shared/formats/instant';
import { MARKETPLACE_ENROLLMENT_CALLS, SUBMISSION } from '#shared/individual-enrollment/individual-enrollment.calls';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { householdConsent } from '#shared/individual-enrollment/submission';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { ATTESTATION_ACCEPTED, ATTESTATION_NEEDED, TAX_CREDIT_ATTESTATION } from '#shared/marketplace/enroll-refusals';
import { ENROLL_ERROR_LIMIT } from '#shared/marketplace/enroll.record';
import { MARKETPLACE_ERRORS } from '#shared/marketplace/marketplace.calls';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { ApiError, errorMessage, fieldErrorsOf, mayWorkLater } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { useShownError } from '#web/shell/shown-errors';
import { queryClient } from '../../app/query-client.ts';
import { useAudience, useUser } from '../../app/session/use-user.ts';
import { rememberResult } from '../../app/startup/workflow-state.ts';
import { FactList } from '../../components/FactList.tsx';
import { AgreedText } from '../../components/consents/AgreedText.tsx';
import { ConfirmSigningDialog } from '../../components/signature/ConfirmSigningDialog.tsx';
import { SignatureSheet } from '../../components/signature/SignatureSheet.tsx';
import { SubmitButton } from '../../components/signature/SubmitButton.tsx';
import { toSignRequest } from '../../components/signature/signature-fields.ts';
import { PlanLines } from '../PlanLines.tsx';
import { applicantName } from '../applicant.ts';
import type { EnrollmentPlaces } from '../enrollment-places.ts';
import { refreshIndividualEnrollment, submissionQuery } from '../individual-enrollment-queries.ts';
import { toPlanLine } from './ApplicationSummary.tsx';
import { applicationFacts, willBeDenied } from './application-facts.ts';
import {
  asksForAttestation,
  BLANK_SUBMISSION,
  type ConfirmedSubmission,
  type EnrollCall,
  enrollCallOf,
  type SubmissionFields,
} from './submission-fields.ts';

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
  useShownError(failure !== null);
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

interface TaxCreditAttestationProps {
  disabled: boolean;
  place: EnrollmentPlaces['attestation'];
}

/** What the client accepts before the tax credit is paid in advance. */
const TaxCreditAttestation = ({ disabled, place }: TaxCreditAttestationProps) => (
  <Box sx={{ width: '100%' }}>
    <AgreedText title="Tax credit attestation" text={TAX_CREDIT_ATTESTATION} headingRef={place} />
    <CheckboxInput<SubmissionFields>
      name="APTCAttestation"
      label={ATTESTATION_ACCEPTED}
      required
      requiredMessage={ATTESTATION_NEEDED}
      disabled={disabled}
    />
  </Box>
);

interface ConfirmSubmissionDialogProps {
  page: EnrollmentPageResponse;
  plans: readonly SelectedPlan[];
  /** As typed; null when it was signed before. */
  name: string | null;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Final review before the application is sent: the applicant, the plans, the amount, and what happens next. */
function ConfirmSubmissionDialog({ page, plans, name, ...actions }: ConfirmSubmissionDialogProps) {
  const applicant = applicantName(page);
  const consequence = whatHappens(page);
  const content = <Submitted page={page} plans={plans} signedBy={name} />;
  return name === null ? (
    <ConfirmDialog open title={`Submit the application of ${applicant}?`} confirmLabel="Submit" {...actions}>
      {content}
      <Typography variant="body2">{consequence}</Typography>
    </ConfirmDialog>
  ) : (
    <ConfirmSigningDialog
      title={`Sign and submit the application of ${applicant}?`}
      name={name}
      consequence={consequence}
      {...actions}
    >
      {content}
    </ConfirmSigningDialog>
  );
}

function whatHappens(page: EnrollmentPageResponse): string {
  const { Quote, AmountDue } = page;
  if (willBeDenied(page)) {
    return 'With its answers about health the application is denied. It can no longer be changed, and nothing has to be paid.';
  }
  return (
    `The application is sent to the ${Quote.Individual.IsFfm ? 'federal marketplace' : 'carrier'} and can no longer be changed. ` +
    (AmountDue
      ? `The first payment of ${formatDollars(AmountDue)} follows on the payment page.`
      : 'Nothing has to be paid now.')
  );
}

interface SubmittedProps {
  page: EnrollmentPageResponse;
  plans: readonly SelectedPlan[];
  signedBy: string | null;
}

const Submitted = ({ page, plans, signedBy }: SubmittedProps) => (
  <>
    <FactList facts={[...applicationFacts(page), ...(signedBy === null ? [] : ([['Signed by', signedBy]] as const))]} />
    <Box sx={{ my: 2, color: 'text.primary' }}>
      <PlanLines lines={plans.map(toPlanLine)} />
    </Box>
  </>
);

const SUBMIT_AGAIN = 'It is not known whether it was submitted. Submit it again: it is sent only once.';

/** Signs, then submits. A retry after a lost response or a double click repeats both with their keys, so nothing happens twice. */
function useSubmit(page: EnrollmentPageResponse, form: UseFormReturn<SubmissionFields>) {
  const user = useUser();
  const { Id } = page.Quote;
  const signing = useIntentionKey();
  const submitting = useIntentionKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ signature, isAttested }: ConfirmedSubmission) => {
      if (signature) {
        await call(SIGNATURE_CALLS.sign, { body: signature }, { idempotencyKey: signing.keyOf(signature) });
      }
      const enrolling = enrollCallOf(page, { user, isAttested });
      return enroll(page, enrolling, submitting.keyOf(enrolling));
    },
    onSuccess: (answer) => {
      rememberResult(user.Id, { quoteId: Id, kind: null });
      queryClient.setQueryData(submissionQuery(Id).queryKey, answer);
    },
    onError: (refusal) => showFieldErrors(form, fieldErrorsOf(refusal)),
    onSettled: (_answer, refusal) => {
      if (!refusal || !mayWorkLater(refusal)) {
        signing.renew();
        submitting.renew();
      }
      return refreshIndividualEnrollment(Id);
    },
  });
  return { submit: mutate, isBusy: isPending, failure: error && failureWords(error) };
}

const failureWords = (error: Error): string =>
  mayWorkLater(error) ? `${errorMessage(error)} ${SUBMIT_AGAIN}` : errorMessage(error);

/** If the response was lost, asks what became of it. */
async function enroll(
  page: EnrollmentPageResponse,
  sent: EnrollCall,
  idempotencyKey: string,
): Promise<HouseholdSubmissionResponse> {
  const quoteId = page.Quote.Id;
  const before = queryClient.getQueryData(submissionQuery(quoteId).queryKey)?.SubmittedDate;
  try {
    return await (sent.isMarketplace
      ? call(MARKETPLACE_ENROLLMENT_CALLS.enroll, { body: sent.body }, { idempotencyKey })
      : call(SUBMISSION.enroll, { quoteId: sent.quoteId, body: sent.body }, { idempotencyKey }));
  } catch (error) {
    const found = mayWorkLater(error) ? await findSubmission(quoteId) : null;
    if (found === null || found.SubmittedDate === before) {
      reportFailure(page, error);
      throw error;
    }
    return found;
  }
}

const findSubmission = (quoteId: number): Promise<HouseholdSubmissionResponse | null> =>
  queryClient.fetchQuery({ ...submissionQuery(quoteId), staleTime: 0 }).catch(() => null);

/** Reports that the call to the marketplace failed, for the error reports of staff; the user is told by the page. Spec 001 section 7. */
function reportFailure({ Quote, Marketplace }: EnrollmentPageResponse, error: unknown): void {
  const isSignedOut = error instanceof ApiError && error.reported;
  if (Marketplace === null || isSignedOut || Object.keys(fieldErrorsOf(error)).length > 0) {
    return;
  }
  const body = { Message: errorMessage(error).slice(0, ENROLL_ERROR_LIMIT) };
  call(MARKETPLACE_ERRORS.report, { quoteId: Quote.Id, body }).catch(() => {
    // The server has its own record of what it refused.
  });
}
