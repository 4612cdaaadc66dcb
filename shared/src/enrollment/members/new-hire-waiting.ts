import { addDays, dayOfMonth, firstOfNextMonth, type IsoDate } from '#shared/dates/iso-date';
import type { NewHireWaiting } from '#shared/enrollment/application-options';

/** Spec 001 section 5, word for word. */
export const WAITING_PERIOD_NOT_SATISFIED =
  'The employee has not satisfied the new-hire waiting period. Please correct the date of hire or remove the employee from the census.';
export const SELECT_SEGMENT_FIRST = 'Please select Employee segment before entering Date of Hire.';

/** The same day if it is the first of a month, otherwise the first of the next month. */
const firstOfMonthFrom = (day: IsoDate): IsoDate => (dayOfMonth(day) === 1 ? day : firstOfNextMonth(day));

const FIRST_COVERED: Record<NewHireWaiting, (hired: IsoDate) => IsoDate> = {
  DateOfHire: (hired) => hired,
  Days30: (hired) => addDays(hired, 30),
  Days60: (hired) => addDays(hired, 60),
  Days90: (hired) => addDays(hired, 90),
  FirstOfMonthFollowing: firstOfNextMonth,
  FirstOfMonthAfter30: (hired) => firstOfMonthFrom(addDays(hired, 30)),
  FirstOfMonthAfter60: (hired) => firstOfMonthFrom(addDays(hired, 60)),
};

/**
 * The first day on which a new hire can be covered. The hire date is day 0. "First of month after 30 days" is the first of a month
 * on or after the 30th day; "first of month following" is always a later month.
 */
export const firstCoveredDay = (rule: NewHireWaiting, hired: IsoDate): IsoDate => FIRST_COVERED[rule](hired);

/**
 * @param rule the employee's segment's rule; null while the application does not say
 * Source: spec 001 section 5, "Date of hire and eligibility".
 */
export const waitingPeriodProblem = (
  rule: NewHireWaiting | null,
  hired: IsoDate,
  effectiveDate: IsoDate,
): string | null =>
  rule !== null && firstCoveredDay(rule, hired) > effectiveDate ? WAITING_PERIOD_NOT_SATISFIED : null;
