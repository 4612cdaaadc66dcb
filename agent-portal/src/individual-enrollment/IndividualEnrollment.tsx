import { Alert, Stack } from '@mui/material';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { DraftNote } from '#web/records/DraftNote';
import { useLeavePrompt, useUnloadPrompt } from '#web/records/use-leave-prompt';
import { Screen } from '#web/shell/Screen';
import { ConsentSection } from '../components/consents/ConsentSection.tsx';
import { ShortTermNotice } from '../components/ShortTermNotice.tsx';
import { useEnrollmentPlaces } from './enrollment-places.ts';
import { ChangePlansButton } from './head/ChangePlansButton.tsx';
import { EnrollmentExpiry } from './head/EnrollmentExpiry.tsx';
import { EnrollmentSubtitle } from './head/EnrollmentSubtitle.tsx';
import { enrollmentTitle, HOME } from './head/enrollment-texts.ts';
import { PlansAndAmount } from './head/PlansAndAmount.tsx';
import { useChangePlans } from './head/use-change-plans.tsx';
import { HouseholdTimeline } from './HouseholdTimeline.tsx';
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
  return (
    <Screen
      title={enrollmentTitle(page)}
      subtitle={<EnrollmentSubtitle page={page} />}
      breadcrumbs={HOME}
      actions={<ChangePlansButton changing={changing} />}
      hasErrors={save.failure !== null}
    >
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
        {page.Quote.Individual.IsFfm && <ConsentSection quoteId={page.Quote.Id} headingRef={places.consents} />}
        <SigningArea page={page} savePanels={save.save} places={places} />
        <HouseholdTimeline quoteId={page.Quote.Id} />
      </Stack>
      {save.staleDialog}
      {changing.dialog}
    </Screen>
  );
}

/** What can be sent is sent on leaving: only the rest would be lost. */
function LeaveGuard({ save }: { save: EnrollmentSave }) {
  const form = useWatch<EnrollmentForm>() as EnrollmentForm;
  useUnloadPrompt(save.isLostByReload);
  return useLeavePrompt(save.isUnsaved && (save.failure !== null || !save.isSendable(form)), save.discard);
}
