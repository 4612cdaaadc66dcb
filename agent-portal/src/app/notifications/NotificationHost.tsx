import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { NotificationAlert } from './NotificationAlert.tsx';
import { type Notification, startNotifications } from './notify.ts';

const LOOKS = {
  default: NotificationAlert,
  info: NotificationAlert,
  success: NotificationAlert,
  warning: NotificationAlert,
  error: NotificationAlert,
};
const SHOWN_MS = 6_000;

/** Notifications at the bottom of the screen, announced by screen readers. Loaded after the first screen renders. */
export function NotificationHost() {
  useEffect(() => startNotifications(showNotification, closeSnackbar), []);
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={SHOWN_MS}
      preventDuplicate
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={LOOKS}
    />
  );
}

/** Long enough to read, react, and reach the button by keyboard. */
const UNDO_SHOWN_MS = 15_000;

const showNotification = ({ text, variant, fields, undo, shownMs }: Notification): void =>
  void enqueueSnackbar(text, {
    variant,
    fields,
    undo,
    persist: variant !== 'success',
    ...(undo ? { autoHideDuration: UNDO_SHOWN_MS } : {}),
    ...(shownMs === undefined ? {} : { autoHideDuration: shownMs }),
  });
