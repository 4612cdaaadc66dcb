import { detroitDay, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

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

/** "Asked 11/25/2026, 10:00 AM · Opened …": what happened and when, in this order; null: it did not. @param events ISO 8601 UTC */
export const eventLine = (events: readonly (readonly [what: string, at: string | null])[]): string =>
  events.flatMap(([what, at]) => (at === null ? [] : [`${what} ${formatInstant(at)}`])).join(' · ');

/** Newer ICU data have a narrow no-break space before AM and PM; a plain space is the same everywhere. */
const withPlainSpaces = (text: string): string => text.replaceAll('\u202F', ' ');

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Beyond this, people think in dates. */
const DAYS_COUNTED = 30;

const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/**
 * How long ago an instant was: "just now", "5 minutes ago", "2 hours ago", "3 days ago" (of 24 hours); after 30 days its date in Detroit.
 * An instant after `now` is "just now": the reader's clock is late.
 *
 * @param instant ISO 8601 UTC
 * @param now milliseconds since 1970
 * @returns empty if none; text that is not an instant is unchanged
 */
export function relativeTime(instant: string | null | undefined, now: number): string {
  const time = Date.parse(instant ?? '');
  if (Number.isNaN(time)) {
    return instant ?? '';
  }
  const age = now - time;
  if (age < MINUTE_MS) {
    return 'just now';
  }
  if (age < HOUR_MS) {
    return RELATIVE.format(-Math.floor(age / MINUTE_MS), 'minute');
  }
  if (age < DAY_MS) {
    return RELATIVE.format(-Math.floor(age / HOUR_MS), 'hour');
  }
  const days = Math.floor(age / DAY_MS);
  return days > DAYS_COUNTED ? formatDay(detroitDay(new Date(time))) : RELATIVE.format(-days, 'day');
}
