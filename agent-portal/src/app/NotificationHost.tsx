import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, IconButton } from '@mui/material';
import { closeSnackbar, type CustomContentProps, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { forwardRef, useEffect } from 'react';
import type { FieldErrors } from '#shared/answers/errors';
import { type Notification, startNotifications } from './notify.ts';

declare module 'notistack' {
  interface OptionsObject {
    /** Field errors, below the message. */
    fields?: FieldErrors;
    /** Undoes the change that the message announces. */
    undo?: () => void;
  }
}

const SEVERITY = { default: 'info', info: 'info', success: 'success', warning: 'warning', error: 'error' } as const;

interface NotificationAlertProps extends CustomContentProps {
  fields?: FieldErrors;
  undo?: () => void;
}

/** One message: the server's Message, and below it any field errors. */
const NotificationAlert = forwardRef<HTMLDivElement, NotificationAlertProps>(function NotificationAlert(
  { id, message, variant, fields = {}, undo },
  ref,
) {
  const severity = SEVERITY[variant];
  const lines = [...new Set(Object.values(fields).flat())].filter((line) => line !== message);
  return (
    <SnackbarContent ref={ref} role={severity === 'error' ? 'alert' : 'status'}>
      <Alert
        severity={severity}
        variant="filled"
        role="none"
        onClose={() => closeSnackbar(id)}
        action={undo && <UndoButtons id={id} undo={undo} />}
        sx={{ width: '100%', maxWidth: 560, boxShadow: 6, '& .MuiAlert-action': { alignItems: 'center', pt: 0 } }}
      >
        {message}
        {lines.length > 0 && (
          <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Alert>
    </SnackbarContent>
  );
});

const UndoButtons = ({ id, undo }: { id: CustomContentProps['id']; undo: () => void }) => (
  <>
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        closeSnackbar(id);
        undo();
      }}
    >
      Undo
    </Button>
    <IconButton color="inherit" size="small" aria-label="Close" onClick={() => closeSnackbar(id)}>
      <CloseIcon fontSize="small" />
    </IconButton>
  </>
);

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
