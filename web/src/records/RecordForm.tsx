import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { DraftNote } from './DraftNote.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormActions } from './FormActions.tsx';
import { useLeavePrompt } from './use-leave-prompt.tsx';
import type { RecordEditing } from './use-record-form.ts';

interface RecordFormProps<Form extends FieldValues, Stored> {
  editing: RecordEditing<Form, Stored>;
  /** The fields. */
  children: ReactNode;
  /** The buttons; one of them submits. */
  actions: ReactNode;
  onSubmit?: () => unknown;
}

/** A record's form as a page: errors above the fields, buttons below, and prompts before anything is lost. */
export function RecordForm<Form extends FieldValues, Stored>(props: RecordFormProps<Form, Stored>) {
  const { editing, children, actions, onSubmit = () => editing.submit() } = props;
  const leavePrompt = useLeavePrompt(
    editing.form.formState.isDirty,
    editing.dropDraft,
    editing.draft.save?.kind === 'saved',
  );
  return (
    <FormProvider {...editing.form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <ErrorSummary messages={editing.messages} refusals={editing.refusals} />
        <DraftNote draft={editing.draft} onDiscard={editing.startAgain} />
        {children}
        <FormActions state={editing.draft.save}>{actions}</FormActions>
      </form>
      {editing.staleDialog}
      {leavePrompt}
    </FormProvider>
  );
}
