import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, type Breakpoint } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { DraftNote } from './DraftNote.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { SaveIndicator } from './SaveIndicator.tsx';
import { LeaveDialog } from './use-leave-prompt.tsx';
import type { RecordEditing } from './use-record-form.ts';
import { useIsBelow } from '#web/theme/use-is-below';
import { useReading } from '../shell/reading.ts';

interface RecordFormDialogProps<Form extends FieldValues, Stored> {
  editing: RecordEditing<Form, Stored>;
  title: string;
  /** The fields. */
  children: ReactNode;
  /** Shown beside Cancel and Save. */
  actions?: ReactNode;
  saveLabel?: string;
  maxWidth?: Breakpoint;
  /** Closes without saving. */
  onClose: () => void;
}

/** A record's form over the page that shows it; full screen on a narrow screen. Closing asks first when changes would be lost. */
export function RecordFormDialog<Form extends FieldValues, Stored>(props: RecordFormDialogProps<Form, Stored>) {
  const { editing, title, children, actions, saveLabel = 'Save', maxWidth = 'md', onClose } = props;
  const { text } = useReading();
  const isNarrow = useIsBelow('md');
  const [isLeaving, setLeaving] = useState(false);
  const { isDirty, isSubmitting } = editing.form.formState;
  const leave = () => {
    editing.dropDraft();
    onClose();
  };
  const close = () => (isDirty ? setLeaving(true) : leave());
  return (
    <Dialog open onClose={() => !isSubmitting && close()} fullScreen={isNarrow} maxWidth={maxWidth} fullWidth>
      <FormProvider {...editing.form}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog above this one is inside this form for React, but not in the DOM.
            event.stopPropagation();
            void editing.submit();
          }}
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
        >
          <DialogTitle>{title}</DialogTitle>
          <DialogContent dividers sx={{ px: { xs: 2, sm: 3 } }}>
            <ErrorSummary messages={editing.messages} refusals={editing.refusals} />
            <DraftNote draft={editing.draft} onDiscard={editing.startAgain} />
            {children}
          </DialogContent>
          <DialogActions>
            {editing.draft.save && (
              <Box sx={{ mr: 'auto' }}>
                <SaveIndicator state={editing.draft.save} />
              </Box>
            )}
            <Button onClick={close} disabled={isSubmitting}>
              {text('Cancel')}
            </Button>
            {actions}
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {text(saveLabel)}
            </Button>
          </DialogActions>
        </Box>
      </FormProvider>
      {editing.staleDialog}
      <LeaveDialog open={isLeaving} onLeave={leave} onStay={() => setLeaving(false)} />
    </Dialog>
  );
}
