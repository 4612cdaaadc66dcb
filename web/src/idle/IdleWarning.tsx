import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import { counted } from '#shared/formats/text';
import { IDLE_WARNING_MS } from '#shared/session/idle-clock';

interface IdleWarningProps {
  secondsLeft: number;
  onStay: () => void;
  onSignOut: () => void;
}

/** The last 30 seconds before the session ends. "Stay signed in" has the focus; Escape also means stay. */
export const IdleWarning = ({ secondsLeft, onStay, onSignOut }: IdleWarningProps) => (
  <Dialog
    open
    onClose={onStay}
    role="alertdialog"
    maxWidth="xs"
    aria-labelledby="idle-title"
    aria-describedby="idle-text"
  >
    <LinearProgress
      variant="determinate"
      aria-hidden
      value={(secondsLeft * 100_000) / IDLE_WARNING_MS}
      sx={{ '& .MuiLinearProgress-bar': { transition: 'none' } }}
    />
    <DialogTitle id="idle-title">Are you still there?</DialogTitle>
    <DialogContent>
      <DialogContentText id="idle-text">
        You have been inactive for a while and will soon be signed out. You will return to this screen when you sign in
        again.
      </DialogContentText>
      <DialogContentText role="timer" sx={{ mt: 2, fontVariantNumeric: 'tabular-nums', fontWeight: 'bold' }}>
        {counted(secondsLeft, 'second left', 'seconds left')}
      </DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button onClick={onSignOut}>Sign out now</Button>
      <Button onClick={onStay} variant="contained" autoFocus>
        Stay signed in
      </Button>
    </DialogActions>
  </Dialog>
);
