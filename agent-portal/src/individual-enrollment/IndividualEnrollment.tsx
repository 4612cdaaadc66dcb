import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useReducer, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import { suggestedDay } from '#shared/eligibility/individual-dates';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { individualCensusPath, plansPathOf } from '#shared/individuals/individual-next-step';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { EFFECTIVE_DATE, ENROLL } from '#shared/quotes/quotes.calls';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { today } from '#web/inputs/today';
import { DraftNote } from '#web/records/DraftNote';
import { useLeavePrompt, useUnloadPrompt } from '#web/records/use-leave-prompt';
import { ScreenHead } from '#web/shell/Screen';
import { useShownError } from '#web/shell/shown-errors';
import { useGoOn } from '#web/shell/use-go-on';
import { notifyError } from '../app/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { DetailSection } from '../components/DetailSection.tsx';
import { Money } from '../components/Money.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { ShortTermNotice } from '../components/ShortTermNotice.tsx';
import { ConsentSection } from '../components/consents/ConsentSection.tsx';
import { ExpiryDialog } from '../components/quote/ExpiryDialog.tsx';
import { selectedPlansQuery } from '../components/quote/quote-queries.ts';
import { useExpiredQuoteDeletion } from '../components/quote/use-expired-quote-deletion.ts';
import { Timeline } from '../components/Timeline.tsx';
import { useEnrollmentPlaces } from './enrollment-places.ts';
import { EnrollmentSubtitle } from './head/EnrollmentSubtitle.tsx';
import { enrollmentTitle, NOT_SAVED_YET } from './head/enrollment-texts.ts';
import { type ChangePlans, useChangePlans } from './head/use-change-plans.tsx';
import { enrollmentPageQuery, refreshIndividualEnrollment } from './individual-enrollment-queries.ts';
import { isSubmitted } from './is-submitted.ts';
import { OutcomeArea } from './outcome/OutcomeArea.tsx';
import { EnrollmentPanels } from './panels/EnrollmentPanels.tsx';
import { type EnrollmentForm, toEnrollmentForm } from './saving/enrollment-form.ts';
import { type EnrollmentSave, useEnrollmentSave } from './saving/use-enrollment-save.ts';
import { SigningArea } from './signing/SigningArea.tsx';

/** What became of the application, the panels with what is missing, and the signature with which it is submitted. */
export function IndividualEnrollment({ page }: { page: EnrollmentPageResponse }) {
  const form = useForm<EnrollmentForm>({ defaultValues: toEnrollmentForm(page), mode: 'onTouched' });
  const save = useEnrollmentSave(form, page);
  const changing = useChangePlans(page, save.save);
  const places = useEnrollmentPlaces();
  useShownError(save.failure !== null);
  return (
    <>
      <ScreenHead
        title={enrollmentTitle(page)}
        subtitle={<EnrollmentSubtitle page={page} />}
        actions={<ChangePlansButton changing={changing} />}
      />
      <Stack spacing={2}>
        {page.Quote.Individual.IndividualPlanType === 'ShortTerm' && <ShortTermNotice />}
        <OutcomeArea page={page} changing={changing} places={places} />
        {!isSubmitted(page) && <EnrollmentExpiry page={page} savePanels={save.save} />}
        {page.EditProblem !== null && <Alert severity="info">{page.EditProblem}</Alert>}
        {!isSubmitted(page) && <PlansAndAmount page={page} />}
        <FormProvider {...form}>
          <DraftNote draft={save.draft} onDiscard={save.discard} />
          <EnrollmentPanels page={page} save={save} />
          <LeaveGuard save={save} />
        </FormProvider>
        {page.Quote.Individual.IsFfm && (
          <ConsentSection quoteId={page.Quote.Id} isSubmitted={isSubmitted(page)} headingRef={places.consents} />
        )}
        <SigningArea page={page} savePanels={save.save} places={places} />
        <HouseholdTimeline quoteId={page.Quote.Id} />
      </Stack>
      {save.staleDialog}
      {changing.dialog}
    </>
  );
}

/** What can be sent is sent on leaving: only the rest would be lost. */
function LeaveGuard({ save }: { save: EnrollmentSave }) {
  const form = useWatch<EnrollmentForm>() as EnrollmentForm;
  useUnloadPrompt(save.isLostByReload);
  return useLeavePrompt(save.isUnsaved && (save.failure !== null || !save.isSendable(form)), save.discard);
}

/** Absent while plans cannot be changed. */
const ChangePlansButton = ({ changing: { isAllowed, isBusy, start } }: { changing: ChangePlans }) =>
  isAllowed && (
    <Button variant="outlined" loading={isBusy} onClick={start}>
      Change plans
    </Button>
  );

/** Everything that has happened to a household's quote, loaded when it is opened. */
function HouseholdTimeline({ quoteId }: { quoteId: number }) {
  const [isOpen, toggle] = useReducer((open: boolean) => !open, false);
  return (
    <DetailSection title="Timeline" isOpen={isOpen} onToggle={toggle} flush>
      <Timeline of="quote" id={quoteId} />
    </DetailSection>
  );
}

/** The plans that everyone enrolls in, and what is due with the application. */
function PlansAndAmount({ page }: { page: EnrollmentPageResponse }) {
  const id = useId();
  const { data, error, refetch } = useQuery(selectedPlansQuery(page.Quote.Id));
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={SECTION}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Typography variant="h2" id={id}>
          Plans
        </Typography>
        {data ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {data.Plans.map((plan) => (
              <Box component="li" key={plan.PlanId} sx={PLAN}>
                <span>{plan.PlanDisplayName}</span>
                <span>
                  <Money dollars={netPremiumOf(plan)} /> a month
                </span>
              </Box>
            ))}
          </Box>
        ) : error ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton label="Loading the plans" rows={1} />
        )}
      </Box>
      {page.EditProblem === null && page.AmountDue !== null && <AmountDue dollars={page.AmountDue} />}
    </Paper>
  );
}

const AmountDue = ({ dollars }: { dollars: number }) => (
  <Box sx={{ flex: '0 1 260px' }}>
    <Typography variant="body2" color="textSecondary">
      Amount due
    </Typography>
    <Typography variant="figure">
      <Money dollars={dollars} />
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {dollars === 0 ? 'Nothing has to be paid with the application.' : 'The first month of all plans.'}
    </Typography>
  </Box>
);

const SECTION = { p: 2, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 } as const;
const PLAN = {
  py: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
  '& > :first-of-type': { overflowWrap: 'anywhere' },
} as const;

interface EnrollmentExpiryProps {
  page: EnrollmentPageResponse;
  /** Stores what was entered a moment ago; false if something cannot be stored. */
  savePanels: () => Promise<boolean>;
}

/** Says at once that coverage cannot begin as chosen, before anything more is filled in, and leads to another day. Spec 000 section 4. */
function EnrollmentExpiry({ page, savePanels }: EnrollmentExpiryProps) {
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
  const goOn = useGoOn();
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
      void goOn(quote.Individual.IsFfm ? plansPathOf(quote) : individualCensusPath(Id), {
        state: { forced: true },
      }),
    onError: (error) => notifyError({ text: errorMessage(error), fields: {} }),
    onSettled: () => refreshIndividualEnrollment(Id),
  });
}

const anotherDay = ({ Individual, AllowedEffectiveDates }: IndividualQuoteResponse): IsoDate | null =>
  Individual.IndividualPlanType === 'ShortTerm' ? addDays(today(), 1) : suggestedDay(AllowedEffectiveDates, today());
