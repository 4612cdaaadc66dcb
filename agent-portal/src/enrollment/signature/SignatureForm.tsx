import { Box, Link, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import {
  areAllCompleted,
  ENROLLMENT_SECTION_NAMES,
  type EnrollmentSectionName,
  isCompleted,
} from '#shared/enrollment/enrollment-sections';
import { ENROLLMENT_CENSUS } from '#shared/enrollment/enrollment.calls';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import type { SignRequest } from '#shared/enrollment/signature.record';
import { COMPLETE_ALL_SECTIONS, CONSENT_TEXT, CONSENT_VERSION } from '#shared/enrollment/signing';
import { formatDay } from '#shared/formats/auto-date';
import { planPremiumText, totalPremiumText } from '#shared/plans/plan-texts';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { call, query } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { SUMMARY_LINK } from '#web/records/ErrorSummary';
import { useShownError } from '#web/shell/shown-errors';
import { queryClient } from '../../app/query-client.ts';
import { useUser } from '../../app/session/use-user.ts';
import { FactList } from '../../components/FactList.tsx';
import { selectedPlansQuery } from '../../components/quote/quote-queries.ts';
import { ConfirmSigningDialog } from '../../components/signature/ConfirmSigningDialog.tsx';
import { SignatureSheet } from '../../components/signature/SignatureSheet.tsx';
import { BLANK_SIGNATURE, type SignatureFields, toSignRequest } from '../../components/signature/signature-fields.ts';
import { UnmatchedMembersDialog } from '../demographics/UnmatchedMembersDialog.tsx';
import { refreshEnrollment } from '../enrollment-queries.ts';
import { sectionPath } from '../section-path.ts';
import type { TaskPlaces } from '../use-task-places.ts';

interface SignatureFormProps {
  quote: QuoteResponse;
  overview: EnrollmentOverview;
  places: TaskPlaces;
  onSigned: () => void;
}

/** The agent signs and submits; missing items, lost coverage and what is being signed show before anything is sent. */
export function SignatureForm({ quote, overview, places, onSigned }: SignatureFormProps) {
  const form = useForm<SignatureFields>({ defaultValues: BLANK_SIGNATURE, mode: 'onTouched', shouldFocusError: false });
  const [asked, setAsked] = useState<'drop' | 'sign' | null>(null);
  const { FullName: accountName } = useUser();
  const { data: losing = [] } = useQuery(
    query(ENROLLMENT_CENSUS.listUnmatched, { quoteId: quote.Id, groupId: quote.GroupId }),
  );
  const { sign, isBusy, failure } = useSign(quote.Id, { form, onSigned });
  const isReady = areAllCompleted(overview.Sections);
  const { submitCount } = form.formState;
  const isRefused = submitCount > 0 && !isReady;
  useShownError(isRefused || failure !== null);
  const send = () => {
    setAsked(null);
    const signed = { QuoteId: quote.Id, GroupId: quote.GroupId, ...(losing.length > 0 && { MemberDropConsent: true }) };
    sign(toSignRequest(form.getValues(), signed, { accountName, consentVersion: CONSENT_VERSION }));
  };
  const submit = form.handleSubmit(() => {
    if (isReady) {
      setAsked(losing.length > 0 ? 'drop' : 'sign');
    }
  });
  return (
    <>
      <SignatureSheet
        form={form}
        consentText={CONSENT_TEXT}
        isBusy={isBusy}
        failure={failure}
        onSubmit={(event) => void submit(event)}
        {...(isRefused && {
          missing: { title: COMPLETE_ALL_SECTIONS, lines: <MissingParts overview={overview} places={places} /> },
        })}
      />
      {asked === 'drop' && (
        <UnmatchedMembersDialog
          members={losing}
          busy={isBusy}
          onProceed={() => setAsked('sign')}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === 'sign' && (
        <ConfirmSignatureDialog
          quote={quote}
          name={form.getValues('SignedByName').trim()}
          busy={isBusy}
          onConfirm={send}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface SignOptions {
  form: UseFormReturn<SignatureFields>;
  onSigned: () => void;
}

/** Signs once: a retry after a lost response or a double click reuses the same idempotency key. */
function useSign(quoteId: number, { form, onSigned }: SignOptions) {
  const { keyOf, renew } = useIntentionKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: SignRequest) =>
      call(SIGNATURE_CALLS.sign, { body: request }, { idempotencyKey: keyOf(request) }),
    onSuccess: (signature) => {
      // If staff return the enrollment, signing again with the same words is a new signature.
      renew();
      queryClient.setQueryData(query(SIGNATURE_CALLS.find, { quoteId }).queryKey, signature);
      onSigned();
    },
    onError: (refusal) => showFieldErrors(form, fieldErrorsOf(refusal)),
    onSettled: () => refreshEnrollment(quoteId),
  });
  return { sign: mutate, isBusy: isPending, failure: error === null ? null : errorMessage(error) };
}

interface ConfirmSignatureDialogProps {
  quote: QuoteResponse;
  /** As typed. */
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Final review before signing: the group, effective date, plans with premiums, and the signer's name. */
function ConfirmSignatureDialog({ quote, ...signing }: ConfirmSignatureDialogProps) {
  const { data: selection } = useQuery(selectedPlansQuery(quote.Id));
  return (
    <ConfirmSigningDialog
      title={`Sign and submit the enrollment of ${quote.Group.GroupName}?`}
      consequence="The signature cannot be withdrawn unless staff return the enrollment."
      {...signing}
    >
      <FactList
        facts={[
          ['Group', quote.Group.GroupName],
          ['Effective date', formatDay(quote.EffectiveDate)],
          ['Signed by', signing.name],
        ]}
      />
      <Box component="ul" aria-label="Plans" sx={{ my: 2, pl: 3, color: 'text.primary' }}>
        {selection?.Plans.map((plan) => (
          <li key={plan.PlanId}>
            {plan.PlanDisplayName}, {planPremiumText(plan)}
          </li>
        ))}
      </Box>
      {selection?.Premium && (
        <Typography variant="h2" component="p" color="textPrimary">
          {totalPremiumText(selection.Premium)}
        </Typography>
      )}
    </ConfirmSigningDialog>
  );
}

/** A barely started form lacks dozens of answers: its page lists them all. */
const LISTED = 6;

interface MissingPartsProps {
  overview: EnrollmentOverview;
  places: TaskPlaces;
}

/** What is missing before the signature, as lines of the error summary. */
const MissingParts = ({ overview, places }: MissingPartsProps) =>
  ENROLLMENT_SECTION_NAMES.filter((name) => !isCompleted(overview.Sections[name])).map((name) => {
    const { Problems } = overview.Sections[name];
    const others = Problems.slice(LISTED);
    return (
      <Fragment key={name}>
        {Problems.slice(0, LISTED).map(({ Field, Message }) => (
          <li key={Field + Message}>
            <PlaceLink quoteId={overview.QuoteId} name={name} field={Field} places={places}>
              {Message}
            </PlaceLink>
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <PlaceLink quoteId={overview.QuoteId} name={name} field={others[0]!.Field} places={places}>
              And {others.length} more in this part
            </PlaceLink>
          </li>
        )}
      </Fragment>
    );
  });

interface PlaceLinkProps {
  quoteId: number;
  name: EnrollmentSectionName;
  field: string;
  places: TaskPlaces;
  children: ReactNode;
}

/** Documents are on this page; answers and members have pages of their own. */
const PlaceLink = ({ quoteId, name, field, places, children }: PlaceLinkProps) =>
  name === 'SupportingDocuments' ? (
    <Link component="button" type="button" onClick={() => places.show(name, field)} {...SUMMARY_LINK}>
      {children}
    </Link>
  ) : (
    <Link component={RouterLink} to={sectionPath(quoteId, name, field)} {...SUMMARY_LINK}>
      {children}
    </Link>
  );
