import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import type { PasswordLinkResponse } from '#shared/people/user.record';
import { formatInstant } from '#shared/formats/instant';
import { CopyLink } from '#web/inputs/CopyLink';

interface PasswordLinkDialogProps {
  answer: PasswordLinkResponse;
  title: string;
  onClose: () => void;
}

/** The only time the link is shown. Neither Escape nor a click outside closes it, to prevent losing it by accident. */
export function PasswordLinkDialog({ answer: { User, Url, ExpiresAt }, title, onClose }: PasswordLinkDialogProps) {
  return (
    <Dialog open fullWidth maxWidth="sm">
      <DialogTitle component="h2" variant="h2">
        {title}
      </DialogTitle>
      <DialogContent dividers>
        <Stack spacing={2}>
          <Typography>
            Give this link to {User.FullName} ({User.Username}). They use it to choose their own password, which nobody
            else will know.
          </Typography>
          <CopyLink label="One-time link" address={Url} />
          <Alert severity="warning">
            It is shown only now. It works once, until {formatInstant(ExpiresAt)} (Eastern Time).
          </Alert>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
