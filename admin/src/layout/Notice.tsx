import { Alert, Button, ClickAwayListener } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate, type NotificationPayload } from 'react-admin';
import type { PendingChange } from '../components/undo/pending-changes.ts';

const SHOWN_MS = 8_000;
const UNDO_MS = 5_000;

interface NoticeProps {
  notice: NotificationPayload;
  /** The change that it can undo. */
  pending: PendingChange | undefined;
  onClose: () => void;
}

/** One notification. Stays while hovered or focused; without an Undo, any click elsewhere closes it. */
export function Notice({ notice, pending, onClose }: NoticeProps) {
  const { message, type, notificationOptions } = notice;
  const translate = useTranslate();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const [origin] = useState(() => document.activeElement);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isHeld) {
      const timer = setTimeout(() => close(), pending ? UNDO_MS : SHOWN_MS);
      return () => clearTimeout(timer);
    }
  }, [isHeld, pending]);
  const undo = () => {
    pending?.undo();
    // After the row is back.
    setTimeout(() => focusAgain(origin));
  };
  const alert = (
    <Alert
      severity={type}
      variant="filled"
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      action={
        pending && (
          <Button color="inherit" onClick={undo} aria-keyshortcuts="Control+Z">
            Undo
          </Button>
        )
      }
      sx={{ pointerEvents: 'auto', alignItems: 'center', overflowWrap: 'anywhere', boxShadow: 6 }}
    >
      {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs as object) : message}
    </Alert>
  );
  return pending ? alert : <ClickAwayListener onClickAway={onClose}>{alert}</ClickAwayListener>;
}

/** The control that made the change; for a row that had disappeared, the new control with the same name. */
function focusAgain(origin: Element | null): void {
  const name = origin?.getAttribute('aria-label');
  const again = name ? document.querySelector(`main [aria-label="${CSS.escape(name)}"]`) : null;
  const control = origin?.isConnected ? origin : again;
  if (control instanceof HTMLElement) {
    control.focus();
  }
}
