import { useMediaQuery, type Theme } from '@mui/material';
import { Notification } from 'react-admin';

const SHOWN_MS = 8_000;

/** What happened, for a while: where the portal shows it, and on phones at the top, away from the buttons of a dialog. */
export function Notices() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Notification
      autoHideDuration={SHOWN_MS}
      anchorOrigin={isPhone ? { vertical: 'top', horizontal: 'center' } : { vertical: 'bottom', horizontal: 'left' }}
    />
  );
}
