import { enqueueSnackbar } from 'notistack';
import type { Notification } from './notify.ts';

/** Long enough to read, to be surprised, and to reach the button by keyboard. */
const UNDO_SHOWN_MS = 15_000;

export const showNotification = ({ text, variant, fields, undo, shownMs }: Notification): void =>
  void enqueueSnackbar(text, {
    variant,
    fields,
    undo,
    persist: variant !== 'success',
    ...(undo ? { autoHideDuration: UNDO_SHOWN_MS } : {}),
    ...(shownMs === undefined ? {} : { autoHideDuration: shownMs }),
  });
