import { Alert, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { EditDialog } from '../components/EditDialog.tsx';
import { StaleDialog } from '../components/StaleDialog.tsx';
import { useSaveForm } from './use-save-form.ts';

interface FormDialogProps<Form extends FieldValues> {
  title: string;
  subtitle?: ReactNode;
  start: Form;
  /** For messages that are about a field. */
  labels: Partial<Record<string, string>>;
  saveLabel: string;
  onSave: (values: Form) => Promise<void>;
  /** What is stored now, for someone whose version is no longer the newest; a new record has none. */
  reload?: () => Promise<Form>;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the list or page that it came from. Closing asks when something would be lost. */
export function FormDialog<Form extends FieldValues>(props: FormDialogProps<Form>) {
  const { title, subtitle, start, labels, saveLabel, onSave, reload, onClose, children } = props;
  const form = useForm<Form>({ defaultValues: start as DefaultValues<Form>, mode: 'onTouched' });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { save, problem, stale, keepMine, takeTheirs } = useSaveForm({ form, onSave, reload });
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('input')?.focus(), []);
  return (
    <EditDialog
      title={title}
      hasErrors={Object.keys(errors).length > 0}
      isDirty={isDirty}
      maxWidth="sm"
      fullWidth
      sx={SPACED_BY_THE_FORM}
      onDiscard={onClose}
    >
      {({ headingId, cancel }) => (
        <>
          <DialogTitle id={headingId} component="h2" variant="h2">
            {title}
          </DialogTitle>
          <FormProvider {...form}>
            <form onSubmit={(event) => void form.handleSubmit(save)(event)} noValidate>
              <DialogContent ref={fields} dividers sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
                {subtitle}
                {problem && <Alert severity="error">{problem}</Alert>}
                {stale && (
                  <StaleDialog
                    title="Someone else changed this"
                    changes={Object.entries(stale).map(([field, [text]]) => ({ label: labels[field] ?? field, text }))}
                    onKeepMine={keepMine}
                    onTakeTheirs={takeTheirs}
                  />
                )}
                {children}
              </DialogContent>
              <DialogActions>
                <Button onClick={cancel}>Cancel</Button>
                <Button
                  type="submit"
                  variant="contained"
                  loading={isSubmitting}
                  disabled={reload !== undefined && !isDirty}
                >
                  {saveLabel}
                </Button>
              </DialogActions>
            </form>
          </FormProvider>
        </>
      )}
    </EditDialog>
  );
}

const SPACED_BY_THE_FORM = { '& form .MuiFormControl-root': { m: 0 } } as const;
