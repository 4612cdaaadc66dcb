import { type IsoDate, isoDate, parseWireDay } from '#shared/dates/iso-date';

/** Ours. Nothing is older or newer; before 1905 Detroit had a time of its own, and after 9999 there is no day. */
const [FIRST, LAST] = [isoDate('1970-01-01'), isoDate('2100-12-31')];
export const DAY_OUT_OF_REACH = 'Choose a day from 1/1/1970 to 12/31/2100.';

/** What is wrong with a day for which lists, reports and files are asked; null if nothing. */
export const askedDayProblem = (day: IsoDate): string | null => (day < FIRST || day > LAST ? DAY_OUT_OF_REACH : null);

/** The same for a day as typed; `notADay` if it is none. */
export function typedDayProblem(text: string, notADay: string): string | null {
  const day = parseWireDay(text);
  return day ? askedDayProblem(day) : notADay;
}
