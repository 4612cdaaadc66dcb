export const MOST_CHARACTERS = 1000;
/** So that a quote with its notifications stays quick to read. */
export const MOST_NOTIFICATIONS = 100;

/** Ours: the specification gives the call ("body is a quoted string"), not its limits. */
export const NOTIFICATION_MISSING = 'Write what everybody who works on this quote should know.';
export const NOTIFICATION_TOO_LONG = `A notification can have at most ${MOST_CHARACTERS.toLocaleString('en-US')} characters.`;
export const TOO_MANY_NOTIFICATIONS = `A quote can have at most ${MOST_NOTIFICATIONS} notifications.`;

/** As it is stored: lines end with a line feed, nothing around it, no other control characters. */
export const notificationText = (written: string): string =>
  written
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();

/** @param text as `notificationText` gives it */
export function notificationProblem(text: string): string | null {
  if (text === '') {
    return NOTIFICATION_MISSING;
  }
  return text.length > MOST_CHARACTERS ? NOTIFICATION_TOO_LONG : null;
}
