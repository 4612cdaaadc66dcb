import { detroitDay } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/counted';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LONGEST_DAYS = 30;

/** "just now", "5 minutes ago", "2 days ago"; a day, in Detroit, once it is a month old. @param instant ISO 8601 UTC */
export function relativeTime(instant: string, now: Date): string {
  const passed = now.getTime() - Date.parse(instant);
  if (passed < MINUTE_MS) {
    return 'just now';
  }
  if (passed < HOUR_MS) {
    return `${counted(Math.floor(passed / MINUTE_MS), 'minute')} ago`;
  }
  if (passed < DAY_MS) {
    return `${counted(Math.floor(passed / HOUR_MS), 'hour')} ago`;
  }
  const days = Math.floor(passed / DAY_MS);
  return days <= LONGEST_DAYS ? `${counted(days, 'day')} ago` : formatDay(detroitDay(new Date(instant)));
}
