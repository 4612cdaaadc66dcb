import CompleteIcon from '@mui/icons-material/CheckCircleOutlined';
import IncompleteIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider, useForm, useFormState, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { AccountData, ApplicationResponse } from '#shared/enrollment/application.record';
import { canBypassMembers, FORM_INVALID } from '#shared/enrollment/application/application-problems';
import { ACCOUNT_TYPE_LABELS, accountProblems } from '#shared/enrollment/application/bank-account';
import { isMaskedAccountNumber, maskAccountNumber } from '#shared/enrollment/application/bank-numbers';
import { fieldLabel } from '#shared/enrollment/application/problem-list';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { DraftNote } from '#web/records/DraftNote';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { FormActions } from '#web/records/FormActions';
import { useLeavePrompt, useUnloadPrompt } from '#web/records/use-leave-prompt';
import type { SaveState } from '#web/records/use-save-state';
import { useShownError } from '#web/shell/shown-errors';
import { ToneChip } from '#web/status/ToneChip';
import { ApplicationOutline } from './ApplicationOutline.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { YesNoAnswer } from './form/AnswerFields.tsx';
import { type ApplicationForm, countOf, toApplicationForm } from './form/application-form.ts';
import { ApplicationContext, originsOf, useApplication } from './form/form-context.ts';
import { applicationResolver } from './form/form-problems.ts';
import { type ApplicationStore, useApplicationSave } from './form/use-application-save.ts';
import { useErrorsRechecked } from './form/use-errors-rechecked.ts';
import { useGoToField } from './form/use-go-to-field.ts';
import { CompanySection, EmployeesSection, GroupSection } from './sections/CompanySections.tsx';
import { CoverageSection, PreviousCoverageSection, ServicesSection } from './sections/CoverageSections.tsx';
import { SectionCard } from './sections/SectionCard.tsx';
import { SegmentsSection } from './sections/SegmentsSection.tsx';
import { TaxControlSection } from './sections/TaxControlSection.tsx';
import { SubgroupDialog } from './SubgroupDialog.tsx';

interface ApplicationEditorProps {
  loaded: ApplicationResponse;
  store: ApplicationStore;
  /** Large groups may leave the members to staff. */
  mayLeaveMembers?: boolean;
  /** The way back, beside Save; `save` stores what is not saved yet: false if that failed. */
  back: (save: () => Promise<boolean>) => ReactNode;
  saveLabel?: string;
  /** Save has stored it. */
  onStored: (isComplete: boolean) => void;
}

/** The application form: autosaves while it is filled in; Save lists what is still missing. */
export function ApplicationEditor(props: ApplicationEditorProps) {
  const { loaded, store, mayLeaveMembers = false, back, saveLabel = 'Save', onStored } = props;
  const { form, save } = useApplicationForm(loaded, store);
  const place = useGoToField(form);
  const origins = useMemo(() => originsOf(loaded), [loaded]);
  useShownError(save.failure !== null);
  useUnloadPrompt(save.isLostByReload);
  const leavePrompt = useLeavePrompt(save.failure !== null && save.isUnsaved, save.discard);
  useAskedField(place.goTo);

  const keep = async (isComplete: boolean) => {
    if (await save.save(true)) {
      onStored(isComplete);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.handleSubmit(
      () => keep(true),
      () => keep(false),
    )();
  };
  return (
    <ApplicationContext value={{ application: save.saved, origins, goTo: place.goTo }}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <PrefilledNote application={loaded} />
          <DraftNote draft={save.draft} onDiscard={save.discard} />
          <ErrorSummary title={FORM_INVALID} messages={save.failure ? [save.failure] : []} onGoTo={place.goTo} />
          <Stack direction="row" spacing={3} useFlexGap sx={{ alignItems: 'flex-start' }}>
            <ApplicationOutline />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <ApplicationSections mayLeaveMembers={mayLeaveMembers} />
            </Box>
          </Stack>
          <Actions state={save.state} back={back(save.save)} label={saveLabel} />
        </form>
        <FieldDialog place={place} />
      </FormProvider>
      {save.staleDialog}
      {leavePrompt}
    </ApplicationContext>
  );
}

/** The form, checked by the facts that the server told last, and saved while it is filled in. */
function useApplicationForm(loaded: ApplicationResponse, store: ApplicationStore) {
  const facts = useRef(loaded.Facts);
  const [resolver] = useState(() => applicationResolver(() => facts.current));
  const form = useForm<ApplicationForm>({
    defaultValues: toApplicationForm(loaded),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  const save = useApplicationSave(form, loaded, store);
  useErrorsRechecked(form, save.saved.Facts, facts);
  return { form, save };
}

/** The field that the address asks for. */
function useAskedField(goTo: (field: string) => void): void {
  const [params] = useSearchParams();
  const showAsked = useEffectEvent(() => {
    const field = params.get('field');
    if (field) {
      goTo(field);
    }
  });
  useEffect(() => showAsked(), []);
}

function Actions({ state, back, label }: { state: SaveState; back: ReactNode; label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <FormActions state={state}>
      {back}
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {label}
      </Button>
    </FormActions>
  );
}

/** The dialog that the wanted field is in. */
const FieldDialog = ({ place: { dialog, opened, close } }: { place: ReturnType<typeof useGoToField> }) => (
  <>
    {dialog?.kind === 'account' && <AccountDialog onOpened={opened} onClose={close} />}
    {dialog?.kind === 'subgroup' && <SubgroupDialog index={dialog.index} onOpened={opened} onClose={close} />}
  </>
);

/** Says that the form starts with prefilled values. */
function PrefilledNote({ application }: { application: ApplicationResponse }) {
  if (application.SavedBefore || application.Prefilled.length === 0) {
    return null;
  }
  const { EarlierQuote } = application;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {EarlierQuote
        ? `Filled in from the application of ${EarlierQuote.Name}, the group and its census. Please check every answer and correct what has changed since.`
        : 'What is known about the group and its census is already filled in.'}{' '}
      Nothing is saved until you change something or choose Save.
    </Alert>
  );
}

/** The whole form, in the order in which problems are listed. */
const ApplicationSections = ({ mayLeaveMembers }: { mayLeaveMembers: boolean }) => (
  <Stack spacing={3}>
    <GroupSection />
    <CompanySection />
    <EmployeesSection />
    <TaxControlSection />
    <CoverageSection />
    <SegmentsSection />
    <PreviousCoverageSection />
    <ServicesSection />
    <PaymentSection />
    <SubmissionSection mayLeaveMembers={mayLeaveMembers} />
  </Stack>
);

/** What may be omitted, for users who have that option; nothing for others. Source: spec 001 section 6. */
function SubmissionSection({ mayLeaveMembers }: { mayLeaveMembers: boolean }) {
  const { application } = useApplication();
  const employees = useWatch<ApplicationForm, 'NumberOfEmployees'>({ name: 'NumberOfEmployees' });
  const offersMembers =
    mayLeaveMembers && canBypassMembers({ NumberOfEmployees: countOf(employees) }, application.Facts);
  if (!offersMembers && !application.MayBypassDocuments) {
    return null;
  }
  return (
    <SectionCard id="submission">
      <Stack spacing={1}>
        {offersMembers && (
          <CheckboxInput<FieldValues>
            name="BypassMemberEnrollment"
            label={fieldLabel('BypassMemberEnrollment')}
            hint={`Offered to groups with more than ${application.Facts.bypassThreshold} employees.`}
          />
        )}
        {application.MayBypassDocuments && (
          <CheckboxInput<FieldValues>
            name="BypassSupportDocument"
            label={fieldLabel('BypassSupportDocument')}
            hint="Sales and operations, new business only."
          />
        )}
      </Stack>
    </SectionCard>
  );
}

/** Whether the premium is drawn from a bank account, and which one. */
function PaymentSection() {
  const { goTo } = useApplication();
  const [elected, account] = useWatch<ApplicationForm, ['ElectAutoPayment', 'AccountData']>({
    name: ['ElectAutoPayment', 'AccountData'],
  });
  const isComplete = accountProblems({ ElectAutoPayment: elected, AccountData: account }).length === 0;
  const open = () => goTo('AccountData.AccountHolder');
  return (
    <SectionCard
      id="payment"
      help="The monthly premium is drawn from a bank account. A voided check is needed with the documents."
    >
      <Stack spacing={2}>
        <YesNoAnswer name="ElectAutoPayment" onChosen={(yes) => yes && !account.AccountHolder && open()} />
        {elected === true && (
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="body2">{accountText(account)}</Typography>
            <ToneChip
              look={isComplete ? ['success', CompleteIcon] : ['warning', IncompleteIcon]}
              label={isComplete ? 'Complete' : 'Incomplete'}
            />
            <Button size="small" variant="outlined" onClick={open}>
              {isComplete ? 'Edit bank account' : 'Enter bank account'}
            </Button>
          </Stack>
        )}
      </Stack>
    </SectionCard>
  );
}

const accountText = ({ AccountType, AccountHolder, AccountNumber: number }: AccountData): string => {
  const shown = isMaskedAccountNumber(number) ? number : number && maskAccountNumber(number);
  const parts = AccountType === 2 ? [] : [AccountHolder, shown];
  return [ACCOUNT_TYPE_LABELS[AccountType], ...parts].filter(Boolean).join(', ');
};
