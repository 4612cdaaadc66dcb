import type { ErrorCount } from '#shared/sales-home/home.record';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ErrorReportName } from '#shared/error-reports/error-reports';
import type { GroupQuoteType } from '#shared/quotes/quote-type';

const QUEUE: Record<GroupQuoteType, string> = {
  SmallGroupNewBusiness: '/group',
  SmallGroupRenewal: '/group/renewals',
};

const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The queue tab that shows exactly these quotes. */
export const queueAddress = (type: GroupQuoteType, filter: object): string => filtered(QUEUE[type], filter);

/** The queue of individuals, showing exactly these. */
export const individualsAddress = (filter: object): string => filtered('/individual', filter);

/** The report with all open errors: by default it shows only the last days. */
export const reportAddress = ({ Report, Since }: ErrorCount, today: IsoDate): string =>
  filtered(`/error-report/${Report satisfies ErrorReportName}`, { fromDate: Since ?? today, toDate: today });

/** Upcoming renewals of a date: groups renew on the first of a month. */
export const renewalsAddress = (day: IsoDate): string => filtered('/passive-renewals', { RenewalDate: day });
