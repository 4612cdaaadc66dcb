import { addYears, dayOfMonth, type IsoDate, isoDateOf, monthOf, yearOf } from '#shared/dates/iso-date';

const LIMIT = 26;

/**
 * Those who turn 26 in a plan year, and leave their parents' contract at its end: on January 1 of the next year they would be 26, which is
 * refused on the day itself. Individuals, decision 9. So a child born on January 1 leaves a day before the birthday.
 */
export const birthsOf26 = (planYear: number): { first: IsoDate; last: IsoDate } => ({
  first: isoDateOf(planYear - LIMIT, 1, 2),
  last: isoDateOf(planYear - LIMIT + 1, 1, 1),
});

/** December 31 of the last year that begins before the age of 26. Individuals, decision 9. */
export function lastDayAsChild(birthDate: IsoDate): IsoDate {
  const year = yearOf(birthDate) + LIMIT;
  return isoDateOf(monthOf(birthDate) === 1 && dayOfMonth(birthDate) === 1 ? year - 1 : year, 12, 31);
}

export const birthday26 = (birthDate: IsoDate): IsoDate => addYears(birthDate, LIMIT);
