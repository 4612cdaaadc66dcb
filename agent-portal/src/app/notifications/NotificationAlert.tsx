import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, IconButton } from '@mui/material';
import { closeSnackbar, SnackbarContent, type CustomContentProps } from 'notistack';
import { forwardRef } from 'react';
import type { FieldErrors } from '#shared/answers/errors';

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
export const NotificationAlert = forwardRef<HTMLDivElement, NotificationAlertProps>(function NotificationAlert(
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
