import { askedDayProblem } from '#shared/dates/day-problems';
import { orAsStored } from '#shared/persons/person-kinds';
import { record, type Optional, type Wire } from '#shared/records/field';
import { day, number, text } from '#shared/records/kinds';

/** A text in an address; undefined where nothing is asked. */
export const askedText = (label: string, about?: string, max?: number): Optional<string | undefined> =>
  orAsStored(text(label, { problem: () => null, about, max }));

/** A day in an address. */
export const askedDay = (label: string) => day(label, askedDayProblem);

/** true or false in an address. */
export const askedFlag = (label: string, about?: string): Optional<string | undefined> =>
  orAsStored(
    text(label, {
      about,
      problem: (value) => (/^(true|false|1|0)$/.test(value) ? null : `${label} must be true or false.`),
    }),
  );

/** A whole number in an address. */
export const askedNumber = (label: string, about: string, max?: number): Optional<number | undefined> => {
  const field = number(label, { min: 1, max, places: 0 });
  return orAsStored({
    ...field,
    problem: (value) => (Number.isNaN(value) ? `${label} must be a whole number.` : field.problem(value)),
    stored: Number,
    schema: { type: 'number', minimum: 1, maximum: max, description: about },
  });
};

/** The page of a list whose filter is in the body. */
export const LIST_PAGE = record({
  range: askedText('Range', '[first, last]'),
  sort: askedText('Sort', '["field", "ASC" or "DESC"]'),
});

/** React-admin's list query: three JSON texts. */
export const LIST_QUERY = record({ filter: askedText('Filter', '{"q":"…"}'), ...LIST_PAGE });

/** With optional days, which the specification's callers send beside the filter, or in it. */
export const DAY_LIST_QUERY = record({
  ...LIST_QUERY,
  fromDate: orAsStored(askedDay('From date')),
  toDate: orAsStored(askedDay('To date')),
});

/** The next page of a list that is read from the newest to the oldest: rows that arrive meanwhile do not move it. */
export const BEFORE_QUERY = record({
  before: askedNumber(
    'Before',
    'The id of the last row of the page before; the newest rows without it.',
    2_147_483_647,
  ),
});

/** Only a page. */
export const pageQuery = (about: string) => record({ range: askedText('Range', about) });

export type DayListQuery = Wire<typeof DAY_LIST_QUERY>;
