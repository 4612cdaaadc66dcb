import CopyIcon from '@mui/icons-material/ContentCopy';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import type { PasswordLinkResponse } from '#shared/people/user.record';
import { formatInstant } from '#shared/formats/instant';

interface PasswordLinkDialogProps {
  answer: PasswordLinkResponse;
  title: string;
  onClose: () => void;
}

/** The one time that the link is shown. Neither Escape nor a click beside it closes it: it would be gone by accident. */
export function PasswordLinkDialog({ answer: { User, Url, ExpiresAt }, title, onClose }: PasswordLinkDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(Url);
      setSaid('The link is copied.');
    } catch {
      setSaid('Press Ctrl+C to copy the link.');
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" variant="h2">
        {title}
      </DialogTitle>
      <DialogContent dividers>
        <Stack spacing={2}>
          <Typography>
            Give this link to {User.FullName} ({User.Username}). With it they choose their own password; nobody else
            learns it.
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
            <TextField
              label="One-time link"
              value={Url}
              inputRef={field}
              slotProps={{ input: { readOnly: true } }}
              onFocus={({ target }) => target.select()}
            />
            <Button
              variant="contained"
              startIcon={<CopyIcon />}
              onClick={() => void copy()}
              sx={{ flexShrink: 0 }}
              autoFocus
            >
              Copy link
            </Button>
          </Stack>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ minHeight: 20 }}>
            {said}
          </Typography>
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
