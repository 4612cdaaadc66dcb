import { firstOfMonth, firstOfNextMonth, type IsoDate, parseIsoDate } from '#shared/dates/iso-date';
import { lastUpcomingRenewal } from '#shared/quotes/allowed-effective-dates';

/** Groups renew on the first of a month: the months of the upcoming-renewals list, plus the one in the URL. */
export function renewalMonths(today: IsoDate, asked: string): IsoDate[] {
  const last = lastUpcomingRenewal(today, 'internal');
  const months: IsoDate[] = [];
  for (let month = firstOfMonth(today); month <= last; month = firstOfNextMonth(month)) {
    months.push(month);
  }
  const day = parseIsoDate(asked);
  return day && !months.includes(day) ? [...months, day].sort() : months;
}
