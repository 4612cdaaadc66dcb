import { detroitDay, type IsoDate } from '#shared/dates/iso-date';

/** The time of day of an instant in America/Detroit, HHMM. */
export function detroitTime(instant: Date): string {
  const parts = new Map(DETROIT.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('hour')}${parts.get('minute')}`;
}

const DETROIT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Detroit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const TIME_INVALID = 'Enter a time such as 2:30 PM.';

const TYPED = /^(\d{1,2})(?::?([0-5]\d))?\s*(?:([ap])\.?m?\.?)?$/i;
const HOUR_MS = 3_600_000;
/** Detroit is four or five hours behind UTC. */
const OFFSETS_HOURS = [4, 5];

/** A time of day as people type it: 2:30 PM, 2:30p, 14:30, 1430, 2 PM. HHMM; null when it is none of these. */
export function parseTypedTime(text: string): string | null {
  const [, hours, minutes = '00', half] = TYPED.exec(text.trim()) ?? [];
  const typed = Number(hours);
  if (hours === undefined || (half ? typed < 1 || typed > 12 : typed > 23)) {
    return null;
  }
  const hour = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed;
  return `${String(hour).padStart(2, '0')}${minutes}`;
}

/**
 * The instant of a time of day in America/Detroit. A time that the end of daylight saving time repeats is the first of the two; one that
 * its beginning skips is an hour later.
 * @param time HHMM
 */
export function detroitInstant(day: IsoDate, time: string): Date {
  const utc = Date.parse(`${day}T${time.slice(0, 2)}:${time.slice(2)}:00Z`);
  const instants = OFFSETS_HOURS.map((hours) => new Date(utc + hours * HOUR_MS));
  return instants.find((instant) => detroitDay(instant) === day && detroitTime(instant) === time) ?? instants.at(-1)!;
}

/** The instant at which a day starts in America/Detroit: to find a day's events by their instants. */
export function detroitMidnight(day: IsoDate): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const midnights = OFFSETS_HOURS.map((hours) => new Date(utc + hours * HOUR_MS));
  return midnights.find(
    (instant) => detroitDay(instant) === day && detroitDay(new Date(instant.getTime() - 1)) !== day,
  )!;
}
