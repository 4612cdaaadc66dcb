import type { Rules } from '#shared/business-rules/rules';
import type { QuoteStatus } from '#shared/quotes/quote-status';

export type ReviewUrgency = 'InTime' | 'DueSoon' | 'Overdue';

type ClockRules = Pick<Rules, 'SalesReviewDaysAllowed' | 'PendedDaysAllowed' | 'FailedEnrollmentDaysAllowed'>;

/** The rule that limits how long a group quote may be in a status. */
const LIMITS: Partial<Record<QuoteStatus, keyof ClockRules>> = {
  Complete: 'SalesReviewDaysAllowed',
  Pended: 'PendedDaysAllowed',
  FailedEnrollment: 'FailedEnrollmentDaysAllowed',
  PassiveRenewalFailure: 'FailedEnrollmentDaysAllowed',
};

/** How many days the status allows; null = no limit. */
export function daysAllowed(status: QuoteStatus, rules: ClockRules): number | null {
  const rule = LIMITS[status];
  return (rule && rules[rule]) || null;
}

/** @param days in the status, in Detroit days: the day it began is day 0. Due soon on the last day allowed and the day before. */
export const reviewUrgency = (days: number, allowed: number): ReviewUrgency =>
  days > allowed ? 'Overdue' : days >= allowed - 1 ? 'DueSoon' : 'InTime';
