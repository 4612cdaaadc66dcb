import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useDialogTitle } from '../components/use-document-title.ts';
import { StaleFields } from './StaleFields.tsx';
import { useSaveForm } from './use-save-form.ts';

interface FormDialogProps<Form extends FieldValues> {
  title: string;
  subtitle?: ReactNode;
  start: Form;
  /** For messages that are about a field. */
  labels: Partial<Record<string, string>>;
  saveLabel: string;
  onSave: (values: Form) => Promise<void>;
  /** What is stored now, for somebody whose version is no longer the newest; a new record has none. */
  reload?: () => Promise<Form>;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the list or page that it came from. Closing asks when something would be lost. */
export function FormDialog<Form extends FieldValues>(props: FormDialogProps<Form>) {
  const { title, subtitle, start, labels, saveLabel, onSave, reload, onClose, children } = props;
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isAsking, setAsking] = useState(false);
  const form = useForm<Form>({ defaultValues: start as DefaultValues<Form>, mode: 'onTouched' });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { save, problem, stale, keepMine, takeTheirs } = useSaveForm({ form, onSave, reload });
  useDialogTitle(title, Object.keys(errors).length > 0);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const cancel = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <Dialog open onClose={cancel} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={id} sx={LOOK}>
        <DialogTitle id={id} component="h2" variant="h2">
          {title}
        </DialogTitle>
        <FormProvider {...form}>
          <form onSubmit={(event) => void form.handleSubmit(save)(event)} noValidate>
            <DialogContent ref={fields} dividers sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
              {subtitle}
              {problem && <Alert severity="error">{problem}</Alert>}
              {stale && <StaleFields fields={stale} labels={labels} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
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
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        What you have typed is not saved yet.
      </ConfirmDialog>
    </>
  );
}

/** The form is as high as the dialog, so that its middle scrolls and its buttons stay. */
const LOOK = {
  '& .MuiDialog-container, & .MuiDialog-paper': { outline: 'none' },
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
  '& form .MuiFormControl-root': { m: 0 },
} as const;
