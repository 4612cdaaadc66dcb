import { detroitDay, type IsoDate } from '#shared/dates/iso-date';

const TIME_OF_DAY = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
const FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Detroit',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  ...TIME_OF_DAY,
});
const TIME = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Detroit', ...TIME_OF_DAY });

/**
 * A date and time for display: "3/15/2026, 2:05 PM", Detroit time, whatever the reader's time zone.
 *
 * @param instant ISO 8601 UTC, as sent over the wire
 * @returns empty if none; text that is not an instant is unchanged
 */
export function formatInstant(instant: string | null | undefined): string {
  const time = Date.parse(instant ?? '');
  return Number.isNaN(time) ? (instant ?? '') : withPlainSpaces(FORMAT.format(time));
}

/** "2:05 PM", Detroit time. @param instant ISO 8601 UTC */
export const formatTime = (instant: string): string => withPlainSpaces(TIME.format(Date.parse(instant)));

/** "2:05 PM" of today's, "3/15/2026, 2:05 PM" of another day's. @param instant ISO 8601 UTC */
export const formatRecent = (instant: string, today: IsoDate): string =>
  detroitDay(new Date(instant)) === today ? formatTime(instant) : formatInstant(instant);

/** Newer ICU data have a narrow no-break space before AM and PM; a plain space is the same everywhere. */
const withPlainSpaces = (text: string): string => text.replaceAll('\u202F', ' ');
