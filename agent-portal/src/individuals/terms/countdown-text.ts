import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

/** "Marriage: 47 days left (until 01/09/2027)". */
export function countdownText(event: string, daysLeft: number, lastDay: IsoDate): string {
  const until = formatDay(lastDay);
  if (daysLeft < 0) {
    return `${event}: ended on ${until}`;
  }
  const left = daysLeft === 0 ? 'last day' : daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
  return `${event}: ${left} (until ${until})`;
}
