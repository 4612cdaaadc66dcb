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
