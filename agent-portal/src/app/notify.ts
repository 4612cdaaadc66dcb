import type { Notice } from '#shared/answers/answer-outcome';
import type { FieldErrors } from '#shared/answers/errors';

export interface Notification {
  text: string;
  variant: 'success' | 'warning' | 'error';
  fields?: FieldErrors;
  /** Undoes the change that the message announces; offered as a button. */
  undo?: () => void;
  /** How long it stays, if not the default time. */
  shownMs?: number;
}

/** Queues messages until the component that shows them has loaded. */
const waiting: Notification[] = [];
let show: (notification: Notification) => void = (notification) => void waiting.push(notification);
let close: () => void = () => void waiting.splice(0);

/** Called once, by the component that shows messages. */
export function startNotifications(shownBy: typeof show, closedBy = close): void {
  show = shownBy;
  close = closedBy;
  waiting.splice(0).forEach(shownBy);
}

/** A success: "Group saved." Closes automatically. */
export const notifySuccess = (text: string, shownMs?: number): void => show({ text, variant: 'success', shownMs });

/** A success that can be undone for a while; the timer pauses on hover. */
export const notifyWithUndo = (text: string, undo: () => void): void => show({ text, variant: 'success', undo });

/** Stays until closed: an error that disappears automatically may never be read. */
export const notifyError = ({ text, fields }: Notice): void => show({ text, variant: 'error', fields });

/** For a screen that is left: its messages are about what is no longer there. */
export const closeNotifications = (): void => close();
