import { Alert, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { isSignerOf, signsForAnother } from '#shared/enrollment/signing';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { useUser } from '../../app/session/use-user.ts';

interface ConfirmSigningDialogProps {
  title: string;
  /** As typed. */
  name: string;
  /** What cannot be undone. */
  consequence: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What is signed. */
  children: ReactNode;
}

/** Final review before signing; another name than the account's is confirmed with it. */
export function ConfirmSigningDialog({ title, name, consequence, children, ...actions }: ConfirmSigningDialogProps) {
  const { FullName } = useUser();
  const isOwn = isSignerOf(name, FullName);
  return (
    <ConfirmDialog open title={title} confirmLabel={isOwn ? 'Sign and submit' : `Sign as ${name}`} {...actions}>
      {children}
      {!isOwn && (
        <Alert severity="warning" role="none" sx={{ mb: 2 }}>
          {signsForAnother(name, FullName)}
        </Alert>
      )}
      <Typography variant="body2">{consequence}</Typography>
    </ConfirmDialog>
  );
}
