import { detroitDay, type IsoDate } from '#shared/dates/iso-date';

const HOUR_MS = 3_600_000;
/** Detroit is four or five hours behind UTC. */
const OFFSETS_HOURS = [4, 5];

/** The instant at which a day starts in America/Detroit: to find a day's events by their instants. */
export function detroitMidnight(day: IsoDate): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const midnights = OFFSETS_HOURS.map((hours) => new Date(utc + hours * HOUR_MS));
  return midnights.find(
    (instant) => detroitDay(instant) === day && detroitDay(new Date(instant.getTime() - 1)) !== day,
  )!;
}
