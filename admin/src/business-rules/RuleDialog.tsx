import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Popover,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { useDialogTitle } from '#web/shell/use-document-title';
import { useIsBelow } from '#web/theme/use-is-below';

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
  /** The value that is changed in place: the frame opens at it, except on a phone. */
  anchor?: Element | undefined;
  /** Closes without saving. */
  onDiscard: () => void;
  children: (controls: RuleDialogControls) => ReactNode;
}

/** The frame in which a rule is added or edited, over the list that it came from: the whole window on a phone. */
export function RuleDialog({ title, subtitle, anchor, onDiscard, children }: RuleDialogProps) {
  const id = useId();
  const isPhone = useIsBelow('sm');
  const [isDirty, setDirty] = useState(false);
  const [hasErrors, setHasErrors] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useDialogTitle(title, hasErrors);
  const cancel = () => (isDirty ? setAsking(true) : onDiscard());
  const content = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 2 }}>
        <DialogTitle id={id} component="h2" variant="h2" sx={{ flex: '1 1 0', minWidth: 0, pb: 1.5 }}>
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
  );
  return (
    <>
      {anchor && !isPhone ? (
        <Popover
          open
          anchorEl={anchor}
          onClose={cancel}
          anchorOrigin={BESIDE}
          transformOrigin={FROM_LEFT}
          slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: IN_PLACE } }}
        >
          {content}
        </Popover>
      ) : (
        <Dialog open onClose={cancel} fullScreen={isPhone} maxWidth="lg" aria-labelledby={id} sx={LOOK}>
          {content}
        </Dialog>
      )}
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

/** Shown in the dialog while its rule loads, or when loading fails. */
export const DialogLoading = ({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) => (
  <DialogContent dividers>
    {error ? (
      <Alert severity="error" action={<Button onClick={() => void onRetry()}>Try again</Button>}>
        {error.message}
      </Alert>
    ) : (
      <Stack spacing={2} role="status" aria-label="Loading">
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={80} />
        <Skeleton variant="rounded" height={160} />
      </Stack>
    )}
  </DialogContent>
);

const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 } as const;

/** As high as it gets, or a message that appears or goes would move a button away from under the mouse. The form's middle scrolls. */
const LOOK = {
  '& .MuiDialog-container, & .MuiDialog-paper': { outline: 'none' },
  '& form': FORM,
  '& .MuiDialog-paper': { height: { xs: '100%', sm: 'min(900px, calc(100% - 64px))' } },
} as const;

/** Rule and value stay visible where there is room. */
const BESIDE = { vertical: 'center', horizontal: 'right' } as const;
const FROM_LEFT = { vertical: 'center', horizontal: 'left' } as const;
const IN_PLACE = {
  display: 'flex',
  flexDirection: 'column',
  width: 560,
  height: 'min(620px, calc(100% - 32px))',
  '& form': FORM,
} as const;
