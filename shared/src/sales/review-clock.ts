import type { Rules } from '#shared/business-rules/rules';
import type { QuoteStatus } from '#shared/quotes/quote-status';

export type ReviewUrgency = 'InTime' | 'DueSoon' | 'Overdue';

type ClockRules = Pick<Rules, 'SalesReviewDaysAllowed' | 'PendedDaysAllowed' | 'FailedEnrollmentDaysAllowed'>;

/** What is quoted. */
export type QuoteLine = 'group' | 'individual';

const OF_BOTH = { Pended: 'PendedDaysAllowed', FailedEnrollment: 'FailedEnrollmentDaysAllowed' } as const;

/** The rule that limits how long a quote may be in a status. A complete enrollment of a household waits for nothing. */
const LIMITS: Record<QuoteLine, Partial<Record<QuoteStatus, keyof ClockRules>>> = {
  group: { ...OF_BOTH, Complete: 'SalesReviewDaysAllowed', PassiveRenewalFailure: 'FailedEnrollmentDaysAllowed' },
  individual: OF_BOTH,
};

/** How many days the status allows; null = no limit. */
export function daysAllowed(line: QuoteLine, status: QuoteStatus, rules: ClockRules): number | null {
  const rule = LIMITS[line][status];
  return (rule && rules[rule]) || null;
}

/** @param days in the status, in Detroit days: the day it began is day 0. Due soon on the last day allowed and the day before. */
export const reviewUrgency = (days: number, allowed: number): ReviewUrgency =>
  days > allowed ? 'Overdue' : days >= allowed - 1 ? 'DueSoon' : 'InTime';
