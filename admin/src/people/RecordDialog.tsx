import { Alert, AlertTitle, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useContext, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { EditContext, Form, type RaRecord, useFormIsDirty, useNotify, useRefresh, useSaveContext } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { Fields, Wire } from '#shared/records/field';
import { blankOf, type Form as FormOf, formOf, sentOf, shownDifferences } from '#shared/records/rows';
import { errorMessage, fieldErrorsOf, isStale } from '#web/http/api-error';
import { LeaveDialog } from '#web/records/use-leave-prompt';
import { useStaleQuestion } from '#web/records/use-stale-question';
import { useDialogTitle } from '#web/shell/use-document-title';
import { useIsBelow } from '#web/theme/use-is-below';

/** What is edited. */
export interface RecordForm<R extends Fields, Row> {
  fields: R;
  /** What users call the record: "agent". */
  noun: string;
  /** Of fields whose value means nothing to people: an id. */
  inWords?: (row: Row) => { [Name in keyof R]?: string | null };
  /** What is sent, where a field depends on another. */
  toSend?: (sent: Wire<R>) => Wire<R>;
  /** The inputs. */
  children: ReactNode;
}

interface RecordDialogProps<R extends Fields, Row> extends RecordForm<R, Row> {
  title: string;
  saveLabel: string;
  onSaved: (saved: Row & RaRecord) => unknown;
  onClose: () => void;
}

/**
 * react-admin's form for the record of the Edit or Create around it, in a dialog. It adds what the record's declaration says about
 * its fields, and the question whose changes to keep when somebody else saved first.
 */
export function RecordDialog<R extends Fields, Row extends Wire<R> & { Version: number }>(
  props: RecordDialogProps<R, Row>,
) {
  const { fields, title, saveLabel, onClose, children } = props;
  const { base, round, submit, refusal, question } = useSubmit(props);
  const [isLeaving, setLeaving] = useState(false);
  const now = useRef<FormNow>({ isDirty: false, isSubmitting: false });
  const isNarrow = useIsBelow('md');
  /** Asks first when changes would be lost. */
  const close = () => {
    const { isDirty, isSubmitting } = now.current;
    if (isDirty) {
      setLeaving(!isSubmitting);
    } else if (!isSubmitting) {
      onClose();
    }
  };
  return (
    <Dialog open onClose={close} fullScreen={isNarrow} maxWidth="sm" fullWidth sx={LOOK}>
      <DialogTitle>{title}</DialogTitle>
      <Form<FieldValues>
        key={round}
        record={base && { ...base, ...formOf(fields, base) }}
        defaultValues={blankOf(fields)}
        onSubmit={submit}
        mode="onTouched"
        resetOptions={KEEP_TYPED}
        shouldFocusError={false}
        disableInvalidFormNotification
        noValidate
      >
        <DialogForm title={title} saveLabel={saveLabel} refusal={refusal} now={now} onCancel={close}>
          {children}
        </DialogForm>
      </Form>
      {question}
      <LeaveDialog open={isLeaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </Dialog>
  );
}

/** Saves through the Edit or Create around the form. */
function useSubmit<R extends Fields, Row extends Wire<R> & { Version: number }>(props: RecordDialogProps<R, Row>) {
  const { fields, noun, inWords, toSend = (sent) => sent, onSaved } = props;
  const { save } = useSaveContext();
  const edit = useContext(EditContext);
  // The page behind may read it again while it is edited.
  const [base, setBase] = useState(edit?.record as (Row & RaRecord) | undefined);
  const [round, setRound] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { ask, dialog: question } = useStaleQuestion(noun);
  const askWhose = async (mine: Row & RaRecord) => {
    const { data: theirs, error } = await edit!.refetch();
    if (error) {
      setRefusal(errorMessage(error));
      return;
    }
    ask({
      rows: shownDifferences(fields, mine, theirs as Row, inWords),
      merges: true,
      takeTheirs: () => {
        setBase(theirs);
        setRound(round + 1);
      },
      keepMine: () => setBase(theirs),
    });
  };
  const submit = async (typed: FieldValues) => {
    let failure: unknown = null;
    setRefusal(null);
    await save?.(typed, {
      transform: (form: FormOf<R>) => ({ ...toSend(sentOf(fields, form)), ...(base && { Version: base.Version }) }),
      onSuccess: onSaved,
      onError: (error: unknown) => (failure = error),
    });
    if (failure === null) {
      return undefined;
    }
    if (base && isStale(failure)) {
      await askWhose(base);
      return undefined;
    }
    const found = Object.entries(fieldErrorsOf(failure));
    const elsewhere = found.filter(([name]) => !(name in fields)).flatMap(([, messages]) => messages);
    setRefusal(found.length === 0 ? errorMessage(failure) : elsewhere.join(' ') || null);
    return Object.fromEntries(found.filter(([name]) => name in fields).map(([name, all]) => [name, all.join(' ')]));
  };
  return { base, round, submit, refusal, question };
}

const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true };
const LOOK = { '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 } } as const;

/** What the dialog around the form has to know of it when it is to close. */
interface FormNow {
  isDirty: boolean;
  isSubmitting: boolean;
}

interface DialogFormProps {
  title: string;
  saveLabel: string;
  /** What is wrong with the record as a whole. */
  refusal: string | null;
  now: RefObject<FormNow>;
  onCancel: () => void;
  children: ReactNode;
}

/** The fields and the buttons. After a refused submit, the first refused field takes the focus, or what is wrong with all of it. */
function DialogForm({ title, saveLabel, refusal, now, onCancel, children }: DialogFormProps) {
  const { errors, isSubmitting, submitCount } = useFormState();
  const isDirty = useFormIsDirty();
  const inputs = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useDialogTitle(title, refusal !== null || (submitCount > 0 && Object.keys(errors).length > 0));
  useEffect(() => {
    now.current = { isDirty, isSubmitting };
  }, [now, isDirty, isSubmitting]);
  useEffect(() => {
    if (!isSubmitting) {
      const wanted = submitCount === 0 ? 'input' : 'input[aria-invalid="true"]';
      (inputs.current?.querySelector<HTMLElement>(wanted) ?? alert.current)?.focus();
    }
  }, [isSubmitting, submitCount]);
  return (
    <>
      <DialogContent dividers sx={{ px: { xs: 2, sm: 3 } }}>
        {refusal !== null && (
          <Alert severity="error" ref={alert} tabIndex={-1} sx={{ mb: 3 }}>
            <AlertTitle component="h2">This could not be saved</AlertTitle>
            {refusal}
          </Alert>
        )}
        <Box ref={inputs} sx={FIELDS}>
          {children}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {saveLabel}
        </Button>
      </DialogActions>
    </>
  );
}

const FIELDS = { display: 'grid', gap: 2.5, '& .MuiFormControl-root': { m: 0 } } as const;

/** After a dialog has saved: closes it, notifies the user, and refetches what is shown. */
export function useSaved(close: () => void): (message: string) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  return (message) => {
    close();
    notify(message, { type: 'success' });
    refresh();
  };
}
