import CloseIcon from '@mui/icons-material/Close';
import { Box, DialogTitle, IconButton, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { EditDialog } from '../components/EditDialog.tsx';

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
  const [isDirty, setDirty] = useState(false);
  const [hasErrors, setHasErrors] = useState(false);
  return (
    <EditDialog
      title={title}
      hasErrors={hasErrors}
      isDirty={isDirty}
      maxWidth="lg"
      sx={AS_HIGH_AS_IT_GETS}
      onDiscard={onDiscard}
    >
      {({ headingId, cancel }) => (
        <>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 2 }}>
            <DialogTitle id={headingId} component="h2" variant="h2" sx={{ flexGrow: 1, minWidth: 0, pb: 1.5 }}>
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
        </>
      )}
    </EditDialog>
  );
}

/** A message that appears or goes must not move a button away from under the mouse. */
const AS_HIGH_AS_IT_GETS = {
  '& .MuiDialog-paper': { height: { xs: '100%', sm: 'min(900px, calc(100% - 64px))' } },
} as const;
