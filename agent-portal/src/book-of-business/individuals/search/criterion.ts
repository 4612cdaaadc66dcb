import type { SearchItem } from '#shared/book-of-business/individuals/individual-book.record';
import { chosenItem, hasRange, isDayChoice, type SearchChoice } from '#shared/book-of-business/individuals/search-item';
import { isoDate } from '#shared/dates/iso-date';
import { formatDay, parseTypedDate } from '#shared/formats/auto-date';

/** One chip: what is searched by, and what was typed for it. */
export interface Criterion {
  choice: SearchChoice;
  typed: string;
  /** Of a range; '' for none. */
  end: string;
}

export const itemOf = ({ choice, typed, end }: Criterion): SearchItem => chosenItem(choice, typed, end);

/** "Effective date: 1/1/2027 to 1/31/2027". */
export const criterionLabel = ({ choice, typed, end }: Criterion): string =>
  `${choice}: ${typed}${end === '' || end === typed ? '' : ` to ${end}`}`;

/** No contract is of another century, and many begin after this year: 1/1/27 is 2027. */
const LAST_OF_CENTURY = isoDate('2099-12-31');

/** What was typed, as the chip shows it: dates as M/D/YYYY, whatever way they were typed. */
export function tidy({ choice, typed, end }: Criterion): Criterion {
  const shown = (text: string): string =>
    (isDayChoice(choice) && formatDay(parseTypedDate(text, LAST_OF_CENTURY))) || text.trim();
  return { choice, typed: shown(typed), end: hasRange(choice) ? shown(end) : '' };
}

/** What to type. */
export function searchHint(choice: SearchChoice): string {
  if (choice === 'Status') {
    return 'Active or Inactive';
  }
  if (choice === 'Payment status') {
    return 'Past due or Current';
  }
  if (isDayChoice(choice)) {
    return 'M/D/YYYY. Leave the end empty for one day.';
  }
  if (hasRange(choice)) {
    return 'Leave the end empty for one amount.';
  }
  return choice === 'All' ? 'Searches every field; partial matches work.' : 'Partial matches work.';
}
