import { lastDay } from '#shared/book-of-business/individuals/today/last-day';
import { addDays, addMonths, addYears, firstOfMonth, type IsoDate } from '#shared/dates/iso-date';

const AGE = 65;
/** Ours: individuals, section 6. */
const MONTHS_AHEAD = 6;
/** Of the initial enrollment period, before and after the first month of eligibility. 42 CFR 407.14(a). */
const MONTHS_AROUND = 3;

export const birthday65 = (birthDate: IsoDate): IsoDate => addYears(birthDate, AGE);

/** Birth dates of those who turn 65 today or within six months. */
export function birthsOf65(today: IsoDate): { first: IsoDate; last: IsoDate } {
  const until = addMonths(today, MONTHS_AHEAD);
  const bornWith = (isMet: (day: IsoDate) => boolean, near: IsoDate) => lastDay(addYears(near, -AGE), isMet);
  return {
    first: addDays(
      bornWith((day) => birthday65(day) < today, today),
      1,
    ),
    last: bornWith((day) => birthday65(day) <= until, until),
  };
}

export interface MedicareStart {
  /** The first day on which they can enroll, and the last. 42 CFR 407.14(a): seven months around the first month of eligibility. */
  enrollFrom: IsoDate;
  enrollUntil: IsoDate;
  /** The first month of eligibility. Enrolled before, Medicare begins with it: 42 CFR 407.25(a). */
  begins: IsoDate;
}

/** An age is reached on the day before the birthday (20 CFR 404.2(c)(4)): born on the first, Medicare begins a month earlier. */
export function medicareStart(birthDate: IsoDate): MedicareStart {
  const begins = firstOfMonth(addDays(birthday65(birthDate), -1));
  return {
    enrollFrom: addMonths(begins, -MONTHS_AROUND),
    enrollUntil: addDays(addMonths(begins, MONTHS_AROUND + 1), -1),
    begins,
  };
}
