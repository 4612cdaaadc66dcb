import { queryOptions } from '@tanstack/react-query';
import { readRules } from '#shared/business-rules/rules';
import { firstOfMonth, firstOfNextMonth, type IsoDate, parseIsoDate } from '#shared/dates/iso-date';
import { lastUpcomingRenewal } from '#shared/quotes/allowed-effective-dates';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import { isInWindow, OUTSIDE_WINDOW } from '#shared/renewals/passive-renewal';
import { today } from '#web/inputs/today';
import { parametersQuery } from '../providers/parameters-query.ts';
import type { UpcomingRecord } from './passive-renewal-calls.ts';

/** Spec 002 section 5: "only for ACA groups whose status is Quoting, EditingCensus or CreatedProposal". */
export const hasViewRenewal = ({ Status, IsAcaGroup }: Pick<UpcomingRecord, 'Status' | 'IsAcaGroup'>): boolean =>
  IsAcaGroup && Status !== 'NotStarted' && BEFORE_ENROLLMENT.includes(Status);

/** The renewal was started elsewhere and is unattended: someone has to finish it. */
export const isLeftPending = ({ Status, IsSubmitted }: Pick<UpcomingRecord, 'Status' | 'IsSubmitted'>): boolean =>
  Status === 'PendingPassive' && !IsSubmitted;

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

/** The period for passive renewal, by the rules in force. */
export const renewalWindowQuery = queryOptions({
  ...parametersQuery,
  select: (parameters) => {
    const { PassiveRenewalStartDate: windowStart, PassiveRenewalEndDate: windowEnd } = readRules(parameters);
    return { windowStart, windowEnd };
  },
});

/** The premium increase, in percent, above which a group is marked. */
export const reviewPercentQuery = queryOptions({
  ...parametersQuery,
  select: (parameters) => readRules(parameters).PassiveRenewalReviewPercent,
});

/** Why nothing can be submitted now, or null. Null too while the rules are loading. */
export const windowProblem = (
  window: { windowStart: ReturnType<typeof today> | null; windowEnd: ReturnType<typeof today> | null } | undefined,
): string | null => (window && !isInWindow({ ...window, today: today() }) ? OUTSIDE_WINDOW : null);
