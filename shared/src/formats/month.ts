import type { IsoDate } from '#shared/dates/iso-date';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The month of a day: "Jan 2027". */
export const formatMonth = (day: IsoDate): string => MONTH.format(new Date(`${day}T00:00:00Z`));
