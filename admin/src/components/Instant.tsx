import { formatInstant } from '#shared/formats/instant';

/** A moment in a narrow column: between day and time it may go on in the next line, within the time it does not. */
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
