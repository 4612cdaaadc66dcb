import { detroitDay } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Beyond this, people think in dates. */
const DAYS_COUNTED = 30;

const FORMAT = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

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
    return FORMAT.format(-Math.floor(age / MINUTE_MS), 'minute');
  }
  if (age < DAY_MS) {
    return FORMAT.format(-Math.floor(age / HOUR_MS), 'hour');
  }
  const days = Math.floor(age / DAY_MS);
  return days > DAYS_COUNTED ? formatDay(detroitDay(new Date(time))) : FORMAT.format(-days, 'day');
}
