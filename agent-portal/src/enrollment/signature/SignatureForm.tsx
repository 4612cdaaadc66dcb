import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { areAllCompleted } from '#shared/enrollment/enrollment-sections';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { ENROLLMENT_CENSUS } from '#shared/enrollment/enrollment.calls';
import { COMPLETE_ALL_SECTIONS, CONSENT_TEXT, CONSENT_VERSION } from '#shared/enrollment/signing';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { query } from '#web/http/calls';
import { useUser } from '../../app/session/use-user.ts';
import { BLANK_SIGNATURE, type SignatureFields, toSignRequest } from '../../components/signature/signature-fields.ts';
import { SignatureSheet } from '../../components/signature/SignatureSheet.tsx';
import { UnmatchedMembersDialog } from '../demographics/UnmatchedMembersDialog.tsx';
import { ConfirmSignatureDialog } from './ConfirmSignatureDialog.tsx';
import type { TaskPlaces } from '../task-list/use-task-places.ts';
import { MissingParts } from './MissingParts.tsx';
import { useSign } from './use-sign.ts';

interface SignatureFormProps {
  quote: QuoteResponse;
  overview: EnrollmentOverview;
  places: TaskPlaces;
  /** Reports whether errors are shown. */
  onErrors: (hasErrors: boolean) => void;
  onSigned: () => void;
}

/** The agent signs and submits; missing items, lost coverage and what is being signed show before anything is sent. */
export function SignatureForm({ quote, overview, places, onErrors, onSigned }: SignatureFormProps) {
  const form = useForm<SignatureFields>({ defaultValues: BLANK_SIGNATURE, mode: 'onTouched', shouldFocusError: false });
  const [asked, setAsked] = useState<'drop' | 'sign' | null>(null);
  const { FullName: accountName } = useUser();
  const { data: losing = [] } = useQuery(
    query(ENROLLMENT_CENSUS.listUnmatched, { quoteId: quote.Id, groupId: quote.GroupId }),
  );
  const { sign, isBusy, failure } = useSign(quote.Id, { form, onSigned });
  const isReady = areAllCompleted(overview.Sections);
  const { submitCount, errors } = form.formState;
  const isRefused = submitCount > 0 && !isReady;
  const hasErrors = isRefused || failure !== null || (submitCount > 0 && Object.keys(errors).length > 0);
  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);
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
