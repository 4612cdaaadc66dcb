import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { daysLeftText } from '../../components/days-left.ts';

/** "Marriage: 47 days left (until 1/9/2027)". */
export function countdownText(event: string, daysLeft: number, lastDay: IsoDate): string {
  const until = formatDay(lastDay);
  if (daysLeft < 0) {
    return `${event}: ended on ${until}`;
  }
  return `${event}: ${daysLeftText(daysLeft).toLowerCase()} (until ${until})`;
}
