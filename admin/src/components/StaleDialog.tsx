import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface StaleDialogProps {
  /** Who changed it, and when, where that is known. */
  title: string;
  /** What is different now. */
  changes: readonly { label: string; text: ReactNode }[];
  /** Their version, with the own changes on top. */
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Someone else saved while a form was open: what is different now, and what to do with it. Nothing is overwritten silently. */
export const StaleDialog = ({ title, changes, onKeepMine, onTakeTheirs }: StaleDialogProps) => (
  <ConfirmDialog
    open
    title={title}
    confirmLabel="Use theirs"
    cancelLabel="Keep my changes"
    onConfirm={onTakeTheirs}
    onCancel={onKeepMine}
  >
    {changes.map(({ label, text }) => (
      <span key={label} style={{ display: 'block', overflowWrap: 'anywhere' }}>
        {label}: {text}
      </span>
    ))}
  </ConfirmDialog>
);
