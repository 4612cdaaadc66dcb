import { addDays, yearOf, type IsoDate } from '#shared/dates/iso-date';
import type { DayWindow } from '#shared/eligibility/special-enrollment';

/** Spec 000 section 5, "Short-term effective date". */
export const NO_SHORT_TERM_IN_2014 = '2014 short term plans are not available in this tool.';
export const NOT_WITHIN_90_DAYS = 'Date must be within 90 days.';
export const OUTSIDE_STAFF_WINDOW = 'Date must be up to 120 ago or within 90 days.';

const DAYS_AHEAD = 90;
const DAYS_BACK_INTERNAL = 120;

interface ShortTermFacts {
  today: IsoDate;
  audience: 'external' | 'internal';
}

/** Spec 000 section 9, "Short-term effective-date window". */
export const shortTermWindow = ({ today, audience }: ShortTermFacts): DayWindow => ({
  first: audience === 'internal' ? addDays(today, -DAYS_BACK_INTERNAL) : today,
  last: addDays(today, DAYS_AHEAD),
});

/** Why short-term coverage may not begin on this day; null when it may. */
export function shortTermDateProblem(day: IsoDate, facts: ShortTermFacts): string | null {
  if (yearOf(day) === 2014) {
    return NO_SHORT_TERM_IN_2014;
  }
  const { first, last } = shortTermWindow(facts);
  return day >= first && day <= last ? null : facts.audience === 'internal' ? OUTSIDE_STAFF_WINDOW : NOT_WITHIN_90_DAYS;
}
