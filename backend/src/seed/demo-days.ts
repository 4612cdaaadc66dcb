import { addMonths, firstOfNextMonth, type IsoDate } from '#shared/dates/iso-date';

export const DAY_MS = 86_400_000;

/** The day on which most of the demo's quotes take effect and its groups renew: the first of the month after the next. */
export const demoRenewalDay = (today: IsoDate): IsoDate => addMonths(firstOfNextMonth(today), 1);
