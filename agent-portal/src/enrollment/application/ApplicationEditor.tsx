import { Box, Button, Stack } from '@mui/material';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { ApplicationResponse } from '#shared/enrollment/application.record';
import { APPLICATION_SAVED, FORM_INVALID } from '#shared/enrollment/application/application-problems';
import { groupEnrollmentPath } from '#shared/quotes/next-step';
import { notifySuccess } from '../../app/notifications/notify.ts';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { FormActions, WIDE_ONLY } from '#web/records/FormActions';
import { SaveIndicator } from '#web/records/SaveIndicator';
import { useLeavePrompt, useUnloadPrompt } from '#web/records/use-leave-prompt';
import { ApplicationOutline } from './ApplicationOutline.tsx';
import { AccountDialog } from './dialogs/AccountDialog.tsx';
import { InstallationMessage } from './dialogs/InstallationMessage.tsx';
import { toApplicationForm, type ApplicationForm } from './form/application-form.ts';
import { ApplicationContext, originsOf } from './form/form-context.ts';
import { applicationResolver } from './form/form-problems.ts';
import { useApplicationSave } from './form/use-application-save.ts';
import { useErrorsRechecked } from './form/use-errors-rechecked.ts';
import { useGoToField } from './form/use-go-to-field.ts';
import { PrefilledNote } from './PrefilledNote.tsx';
import { ApplicationSections } from './sections/ApplicationSections.tsx';
import { SubgroupDialog } from './subgroups/SubgroupDialog.tsx';

interface ApplicationEditorProps {
  loaded: ApplicationResponse;
  /** Something on the page is wrong and has been said, or no longer. */
  onErrors: (hasErrors: boolean) => void;
}

/** The form of the application: it saves itself while it is filled in, and Save says what is still missing. */
export function ApplicationEditor({ loaded, onErrors }: ApplicationEditorProps) {
  const [params] = useSearchParams();
  const facts = useRef(loaded.Facts);
  const [resolver] = useState(() => applicationResolver(() => facts.current));
  const form = useForm<ApplicationForm>({
    defaultValues: toApplicationForm(loaded),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  const save = useApplicationSave(form, loaded);
  const place = useGoToField(form);
  const [isComplete, setIsComplete] = useState(false);
  const origins = useMemo(() => originsOf(loaded), [loaded]);
  const { submitCount, errors } = form.formState;
  const hasErrors = save.failure !== null || (submitCount > 0 && Object.keys(errors).length > 0);
  useEffect(() => onErrors(hasErrors), [onErrors, hasErrors]);
  useErrorsRechecked(form, save.saved.Facts, facts);
  useUnloadPrompt(save.isUnsaved);
  const leavePrompt = useLeavePrompt(save.failure !== null && save.isUnsaved);

  const showAsked = useEffectEvent(() => {
    const field = params.get('field');
    if (field) {
      place.goTo(field);
    }
  });
  useEffect(() => showAsked(), []);

  const store = async (isValid: boolean) => {
    if (await save.save(true)) {
      notifySuccess(APPLICATION_SAVED);
      setIsComplete(isValid);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.handleSubmit(
      () => store(true),
      () => store(false),
    )();
  };
  return (
    <ApplicationContext value={{ application: save.saved, origins, goTo: place.goTo }}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <PrefilledNote application={loaded} />
          <ErrorSummary title={FORM_INVALID} messages={save.failure ? [save.failure] : []} onGoTo={place.goTo} />
          <Stack direction="row" spacing={3} useFlexGap sx={{ alignItems: 'flex-start' }}>
            <ApplicationOutline />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <ApplicationSections />
            </Box>
          </Stack>
          <FormActions>
            <Box sx={{ mr: 'auto' }}>
              <SaveIndicator state={save.state} />
            </Box>
            <Button component={RouterLink} to={groupEnrollmentPath(loaded.QuoteId)} sx={WIDE_ONLY}>
              Back to enrollment
            </Button>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              Save
            </Button>
          </FormActions>
        </form>
        {place.dialog?.kind === 'account' && <AccountDialog onOpened={place.opened} onClose={place.close} />}
        {place.dialog?.kind === 'subgroup' && (
          <SubgroupDialog index={place.dialog.index} onOpened={place.opened} onClose={place.close} />
        )}
      </FormProvider>
      {isComplete && <InstallationMessage quoteId={loaded.QuoteId} onClose={() => setIsComplete(false)} />}
      {save.staleDialog}
      {leavePrompt}
    </ApplicationContext>
  );
}
