import { SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { NotificationAlert } from './NotificationAlert.tsx';
import { startNotifications } from './notify.ts';
import { showNotification } from './show-notification.ts';

const LOOKS = {
  default: NotificationAlert,
  info: NotificationAlert,
  success: NotificationAlert,
  warning: NotificationAlert,
  error: NotificationAlert,
};
const SHOWN_MS = 6_000;

/** Messages at the bottom of the screen, read out by screen readers. Loaded after the first screen is drawn. */
export function NotificationHost() {
  useEffect(() => startNotifications(showNotification), []);
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
