import { formatInstant } from '#shared/formats/instant';

/** A date and time in a narrow column: may wrap between date and time, but not within the time. */
export function Instant({ at }: { at: string | null }) {
  const [day, time] = formatInstant(at).split(', ');
  return time === undefined ? (
    day
  ) : (
    <>
      {day}, <span style={{ whiteSpace: 'nowrap' }}>{time}</span>
    </>
  );
}
