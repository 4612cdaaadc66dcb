import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { individualCensusPath, plansPathOf } from '#shared/individuals/individual-next-step';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { suggestedDay } from '#shared/eligibility/individual-dates';
import { EFFECTIVE_DATE, ENROLL } from '#shared/quotes/quotes.calls';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { today } from '#web/inputs/today';
import { notifyError } from '../../app/notifications/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { ExpiryDialog } from '../../components/quote/ExpiryDialog.tsx';
import { useExpiredQuoteDeletion } from '../../components/quote/use-expired-quote-deletion.ts';
import { enrollmentPageQuery, refreshIndividualEnrollment } from '../individual-enrollment-queries.ts';
import { NOT_SAVED_YET } from './enrollment-texts.ts';

interface EnrollmentExpiryProps {
  page: EnrollmentPageResponse;
  /** Stores what was entered a moment ago; false if something cannot be stored. */
  savePanels: () => Promise<boolean>;
}

/** Says at once that coverage cannot begin as chosen, before anything more is filled in, and leads to another day. Spec 000 section 4. */
export function EnrollmentExpiry({ page, savePanels }: EnrollmentExpiryProps) {
  const { Quote, EditProblem } = page;
  const [isAsking, setAsking] = useState(true);
  const deletion = useExpiredQuoteDeletion();
  const { mutate, isPending } = useTakeAnotherDay(page, savePanels);
  if (!Quote.Expiry) {
    return null;
  }
  if (Quote.Expiry.Kind === 'expired' || EditProblem !== null) {
    return <Alert severity="warning">{Quote.Expiry.Message}</Alert>;
  }
  const isSigned = page.Signature !== null && page.Signature.Withdrawn === null;
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => setAsking(true)}>
            Change the effective date
          </Button>
        }
      >
        {Quote.Expiry.Message}
      </Alert>
      {isAsking && (
        <ExpiryDialog
          message={isSigned ? `${Quote.Expiry.Message} The application has to be signed again.` : Quote.Expiry.Message}
          isBusy={isPending}
          onContinue={() => mutate()}
          onDelete={deletion(Quote)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Back to people and plans, with the suggested day; what was entered stays. */
function useTakeAnotherDay(page: EnrollmentPageResponse, savePanels: () => Promise<boolean>) {
  const { Id } = page.Quote;
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (): Promise<IndividualQuoteResponse> => {
      if (!(await savePanels())) {
        throw new Error(NOT_SAVED_YET);
      }
      // The save has changed the quote's version.
      const { Quote } = queryClient.getQueryData(enrollmentPageQuery(Id).queryKey) ?? page;
      const quoting: IndividualQuoteResponse = await call(ENROLL.backToQuoting, {
        id: Quote.Id,
        body: { Version: Quote.Version },
      });
      const day = anotherDay(quoting);
      return day === null
        ? quoting
        : call(EFFECTIVE_DATE.update, { id: quoting.Id, body: { EffectiveDate: day, Version: quoting.Version } });
    },
    onSuccess: (quote) =>
      void navigate(quote.Individual.IsFfm ? plansPathOf(quote) : individualCensusPath(Id), {
        state: { forced: true },
      }),
    onError: (error) => notifyError({ text: errorMessage(error), fields: {} }),
    onSettled: () => refreshIndividualEnrollment(Id),
  });
}

const anotherDay = ({ Individual, AllowedEffectiveDates }: IndividualQuoteResponse): IsoDate | null =>
  Individual.IndividualPlanType === 'ShortTerm' ? addDays(today(), 1) : suggestedDay(AllowedEffectiveDates, today());
