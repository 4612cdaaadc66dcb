export const MOST_CHARACTERS = 1000;
/** A limit, so that a quote with its notifications stays fast to load. */
export const MOST_NOTIFICATIONS = 100;

/** Ours: the specification gives the call ("body is a quoted string"), not its limits. */
export const NOTIFICATION_MISSING = 'Write what everyone who works on this quote should know.';
export const NOTIFICATION_TOO_LONG = `A notification can have at most ${MOST_CHARACTERS.toLocaleString('en-US')} characters.`;
export const TOO_MANY_NOTIFICATIONS = `A quote can have at most ${MOST_NOTIFICATIONS} notifications.`;

/** The stored form: line feeds as line ends, trimmed, no other control characters. */
export const notificationText = (written: string): string =>
  written
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();

/** @param text the result of `notificationText` */
export function notificationProblem(text: string): string | null {
  if (text === '') {
    return NOTIFICATION_MISSING;
  }
  return text.length > MOST_CHARACTERS ? NOTIFICATION_TOO_LONG : null;
}
