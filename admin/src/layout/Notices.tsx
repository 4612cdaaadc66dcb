import { Alert, Button, ClickAwayListener, Stack } from '@mui/material';
import { useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { NotificationContext, type NotificationPayload, useTranslate } from 'react-admin';
import { commitAll, onPendingChange, type PendingChange, pendingChanges } from '../components/undo/pending-changes.ts';

/** More at a time would cover the screen: the oldest is closed. */
const MOST = 3;

/**
 * Temporary notifications: at the bottom, on phones at the top, away from a dialog's buttons. Replaces react-admin's
 * <Notification>, which shows one at a time, so that later changes wait unsent behind the first, and which asks whether to leave
 * the page instead of sending pending changes.
 */
export function Notices() {
  const { notifications, setNotifications } = useContext(NotificationContext);
  useSyncExternalStore(onPendingChange, pendingChanges);
  const shown = notifications.filter(isShown);
  const hasEnded = shown.length < notifications.length;
  useEffect(() => {
    if (hasEnded) {
      setNotifications((all) => all.filter(isShown));
    }
  }, [hasEnded, setNotifications]);
  const close = (notice: NotificationPayload) => {
    setNotifications((all) => all.filter((other) => other !== notice));
    void pendingOf(notice)?.commit();
  };
  const oldest = shown.length > MOST ? shown[0] : undefined;
  const closeOldest = useEffectEvent(() => oldest && close(oldest));
  useEffect(() => {
    closeOldest();
  }, [oldest]);
  useEffect(() => {
    const leave = () => void commitAll(true);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  useUndoKey(shown.map(pendingOf).findLast(Boolean));
  return (
    <Stack sx={PLACE}>
      {shown.map((notice) => (
        <Notice key={keyOf(notice)} notice={notice} pending={pendingOf(notice)} onClose={() => close(notice)} />
      ))}
    </Stack>
  );
}

const pendingOf = ({ notificationOptions }: NotificationPayload) =>
  notificationOptions?.['pending'] as PendingChange | undefined;

const isShown = (notice: NotificationPayload): boolean => pendingOf(notice)?.isOpen() ?? true;

const keys = new WeakMap<NotificationPayload, string>();

function keyOf(notice: NotificationPayload): string {
  const key = keys.get(notice) ?? crypto.randomUUID();
  keys.set(notice, key);
  return key;
}

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

/** Ctrl+Z undoes the last change, except in a text field, where it undoes typing. */
function useUndoKey(pending: PendingChange | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (pending && isUndo && !(event.target as Element).matches(TYPING)) {
        event.preventDefault();
        pending.undo();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [pending]);
}

/** A new notification does not move the ones before it. */
const PLACE = {
  position: 'fixed',
  flexDirection: { xs: 'column', sm: 'column-reverse' },
  gap: 1,
  zIndex: 'snackbar',
  left: { xs: 8, sm: 24 },
  right: { xs: 8, sm: 'auto' },
  top: { xs: 8, sm: 'auto' },
  bottom: { sm: 24 },
  maxWidth: { sm: 480 },
  pointerEvents: 'none',
} as const;

const SHOWN_MS = 8_000;
const UNDO_MS = 5_000;

interface NoticeProps {
  notice: NotificationPayload;
  /** The change that it can undo. */
  pending: PendingChange | undefined;
  onClose: () => void;
}

/** One notification. Stays while hovered or focused; without an Undo, any click elsewhere closes it. */
function Notice({ notice, pending, onClose }: NoticeProps) {
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
