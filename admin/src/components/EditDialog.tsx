import { Dialog, useMediaQuery, type Breakpoint, type Theme } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useDialogTitle } from '#web/shell/use-document-title';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface EditDialogProps {
  title: string;
  hasErrors: boolean;
  /** Something is typed that is not saved: closing asks first. */
  isDirty: boolean;
  maxWidth: Breakpoint;
  /** As wide as it may be, also when there is little in it. */
  fullWidth?: boolean;
  sx?: Readonly<Record<string, object>>;
  /** Leaves without saving. */
  onDiscard: () => void;
  /** The heading has the id; Cancel asks when something would be lost. */
  children: (frame: { headingId: string; cancel: () => void }) => ReactNode;
}

/** What is edited over the list or page that it came from: the whole window on a phone. */
export function EditDialog(props: EditDialogProps) {
  const { title, hasErrors, isDirty, maxWidth, fullWidth = false, sx, onDiscard, children } = props;
  const headingId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isAsking, setAsking] = useState(false);
  useDialogTitle(title, hasErrors);
  const cancel = () => (isDirty ? setAsking(true) : onDiscard());
  return (
    <>
      <Dialog
        open
        onClose={cancel}
        fullScreen={isPhone}
        fullWidth={fullWidth}
        maxWidth={maxWidth}
        aria-labelledby={headingId}
        sx={{ ...LOOK, ...sx }}
      >
        {children({ headingId, cancel })}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={onDiscard}
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
} as const;
