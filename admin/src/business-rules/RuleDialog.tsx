import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogTitle, IconButton, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useDialogTitle } from '../components/use-document-title.ts';

/** What the content of the dialog may do with it. */
export interface RuleDialogControls {
  /** Something is typed that is not saved: closing asks first. */
  setDirty: (isDirty: boolean) => void;
  setHasErrors: (hasErrors: boolean) => void;
  /** Cancel: asks when something would be lost. */
  cancel: () => void;
}

interface RuleDialogProps {
  title: string;
  subtitle: ReactNode;
  /** Leaves without saving. */
  onDiscard: () => void;
  children: (controls: RuleDialogControls) => ReactNode;
}

/** The frame in which a rule is added or edited, over the list that it came from. */
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
        onConfirm={onDiscard}
        onCancel={() => setAsking(false)}
      >
        What you have typed is not saved yet.
      </ConfirmDialog>
    </>
  );
}

/**
 * As high as it ever gets: a message that appears or goes must not move a button away from under the mouse. The form is as
 * high as the dialog, so that its middle scrolls and its buttons stay.
 */
const LOOK = {
  '& .MuiDialog-container, & .MuiDialog-paper': { outline: 'none' },
  '& .MuiDialog-paper': { height: { xs: '100%', sm: 'min(900px, calc(100% - 64px))' } },
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
} as const;
