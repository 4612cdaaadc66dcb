import type { Notice } from '#shared/answers/answer-outcome';
import type { FieldErrors } from '#shared/answers/errors';

export interface Notification {
  text: string;
  variant: 'success' | 'warning' | 'error';
  fields?: FieldErrors;
  /** Takes back what the message tells of; offered as a button. */
  undo?: () => void;
  /** How long it stays, where that is not the usual time. */
  shownMs?: number;
}

/** Until the part of the page that shows messages has been loaded, they wait here. */
const waiting: Notification[] = [];
let show: (notification: Notification) => void = (notification) => void waiting.push(notification);

/** Called once, by what shows them. */
export function startNotifications(shownBy: typeof show): void {
  show = shownBy;
  waiting.splice(0).forEach(shownBy);
}

/** Something went well: "Group saved." Goes away by itself. */
export const notifySuccess = (text: string, shownMs?: number): void => show({ text, variant: 'success', shownMs });

/** Something went well that can be taken back for a while; the time stands still while the mouse is over it. */
export const notifyWithUndo = (text: string, undo: () => void): void => show({ text, variant: 'success', undo });

/** Stays until it is closed: an error that goes away by itself may never have been read. */
export const notifyError = ({ text, fields }: Notice): void => show({ text, variant: 'error', fields });
