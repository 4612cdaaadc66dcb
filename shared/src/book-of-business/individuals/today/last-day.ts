import { addDays, type IsoDate } from '#shared/dates/iso-date';

/** The last day that meets a condition which is met up to some day near the guess and not after it: the reverse of adding months. */
export function lastDay(guess: IsoDate, isMet: (day: IsoDate) => boolean): IsoDate {
  let day = guess;
  while (!isMet(day)) {
    day = addDays(day, -1);
  }
  while (isMet(addDays(day, 1))) {
    day = addDays(day, 1);
  }
  return day;
}
