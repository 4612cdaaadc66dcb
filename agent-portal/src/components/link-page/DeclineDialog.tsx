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
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DECLINE_REASON_LIMIT } from '#shared/links/link';
import { errorMessage } from '#web/http/api-error';

interface DeclineDialogProps {
  title: string;
  note: string;
  decline: (reason: string) => Promise<void>;
  onDeclined: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason, which the agent reads. */
export function DeclineDialog({ title, note, decline, onDeclined, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => decline(reason.trim()),
    onSuccess: onDeclined,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog over another form: React events bubble to the outer form.
    event.stopPropagation();
    mutate();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
            <TextField
              label="Reason (optional)"
              name="Reason"
              multiline
              minRows={2}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: DECLINE_REASON_LIMIT } }}
              autoFocus
            />
            {error && <Alert severity="error">{errorMessage(error)}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" loading={isPending}>
            Decline
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
