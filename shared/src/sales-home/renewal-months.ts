import { addMonths, firstOfMonth, type IsoDate } from '#shared/dates/iso-date';

/** Ours: a year, in which every group renews once. */
export const RENEWAL_MONTHS = 12;

/** First days of the months whose renewals are shown, starting with the current one. */
export const renewalMonths = (today: IsoDate): IsoDate[] =>
  Array.from({ length: RENEWAL_MONTHS }, (_, at) => addMonths(firstOfMonth(today), at));
