import { Box } from '@mui/material';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';

interface ShrinkDialogProps {
  /** "subgroups" or "employee segments". */
  kind: string;
  /** The names of those that would be removed. */
  lost: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before filled-in entries are removed. */
export const ShrinkDialog = ({ kind, lost, onConfirm, onCancel }: ShrinkDialogProps) => (
  <ConfirmDialog
    open
    destructive
    title={`Remove these ${kind}?`}
    confirmLabel="Remove"
    cancelLabel="Keep them"
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    What was entered for them is lost:
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {lost.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Box>
  </ConfirmDialog>
);
