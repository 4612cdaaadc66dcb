import { Box } from '@mui/material';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';

interface ShrinkDialogProps {
  /** "subgroups" or "employee segments". */
  kind: string;
  /** Those that would go, by name. */
  lost: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before entries that somebody has filled in are dropped. */
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
