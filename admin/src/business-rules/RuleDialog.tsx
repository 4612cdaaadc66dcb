import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogTitle, IconButton, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { useDialogTitle } from '#web/shell/use-document-title';

/** What the dialog's content can do with it. */
export interface RuleDialogControls {
  /** There are unsaved changes: closing asks first. */
  setDirty: (isDirty: boolean) => void;
  setHasErrors: (hasErrors: boolean) => void;
  /** Cancel: asks first when changes would be lost. */
  cancel: () => void;
}

interface RuleDialogProps {
  title: string;
  subtitle: ReactNode;
  /** Closes without saving. */
  onDiscard: () => void;
  children: (controls: RuleDialogControls) => ReactNode;
}

/** The frame in which a rule is added or edited, over the list that it came from: the whole window on a phone. */
export function RuleDialog({ title, subtitle, onDiscard, children }: RuleDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isDirty, setDirty] = useState(false);
  const [hasErrors, setHasErrors] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useDialogTitle(title, hasErrors);
  const cancel = () => (isDirty ? setAsking(true) : onDiscard());
  return (
    <>
      <Dialog open onClose={cancel} fullScreen={isPhone} maxWidth="lg" aria-labelledby={id} sx={LOOK}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 2 }}>
          <DialogTitle id={id} component="h2" variant="h2" sx={{ flexGrow: 1, minWidth: 0, pb: 1.5 }}>
            {title}
            <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
              {subtitle}
            </Typography>
          </DialogTitle>
          <IconButton aria-label="Close" onClick={cancel} sx={{ mt: 1.5 }}>
            <CloseIcon />
          </IconButton>
        </Box>
        {children({ setDirty, setHasErrors, cancel })}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        destructive
        onConfirm={onDiscard}
        onCancel={() => setAsking(false)}
      >
        What you have typed is not saved yet.
      </ConfirmDialog>
    </>
  );
}

/** As high as it gets, or a message that appears or goes would move a button away from under the mouse. The form's middle scrolls. */
const LOOK = {
  '& .MuiDialog-container, & .MuiDialog-paper': { outline: 'none' },
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
  '& .MuiDialog-paper': { height: { xs: '100%', sm: 'min(900px, calc(100% - 64px))' } },
} as const;
