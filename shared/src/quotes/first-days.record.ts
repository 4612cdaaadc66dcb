import { record, type Wire } from '#shared/records/field';
import {
  day,
  described,
  dollars,
  flag,
  id,
  listOf,
  nested,
  optional,
  orNull,
  text,
  whole,
} from '#shared/records/kinds';

/** Ours. */
export const NOT_OFFERED_THEN = 'Not offered for this first day.';

const PLAN = record({ PlanId: id('Plan'), PlanDisplayName: text('Plan', { example: 'HMO Gold 1500' }) });
const aYear = (label: string) => dollars(label, { about: 'Dollars for twelve months.' });

const EMPLOYEE = record({
  EmployeeNumber: whole('Employee number', { example: 1 }),
  Name: text('Employee', { example: 'Ada Byron' }),
  YearlyRate: aYear('With dependents'),
  Difference: described(orNull(aYear('Difference')), "From the quote's first day; null where that is not known."),
});

const FIRST_DAY = record({
  EffectiveDate: day('First day'),
  YearlyRate: described(orNull(aYear('Cost of a year')), 'null: not known, and Message says why.'),
  Difference: described(orNull(aYear('Difference')), "From the quote's first day; null where that is not known."),
  FromRates: described(orNull(aYear('From rates')), 'The part of the difference that the filed rates make.'),
  FromBirthdays: described(orNull(aYear('From birthdays')), 'The part that ages make; children who turn 21 with them.'),
  IsLowest: flag('Lowest', { about: 'No other first day costs less.' }),
  Message: text('Message', { about: "Why the cost is not known; '' where it is.", example: '' }),
  Employees: listOf('Employees', nested('Employee', EMPLOYEE)),
});

/** Query of GET /api/quote/FirstDays/{quoteId}. Query parameters are text. */
export const FIRST_DAYS_QUERY = record({
  planId: {
    ...described(
      optional(id('Plan')),
      'A medical plan that the quote is offered; left out: the first that is selected, or the one with the lowest premium.',
    ),
    stored: (typed: unknown) => Number(typed),
  },
});

/** GET /api/quote/FirstDays/{quoteId}. Ours: the specification has no such call. */
export const FIRST_DAYS = record('FirstDaysAnswer', {
  PlanId: described(orNull(id('Plan')), 'The plan that is priced; null: no medical plan has rates, or nobody enrolls.'),
  Plans: described(listOf('Plans', nested('Plan', PLAN)), 'Medical plans that can be priced, by name.'),
  Days: described(
    listOf('First days', nested('First day', FIRST_DAY)),
    "The quote's first day and those that this user may choose instead, earliest first.",
  ),
});

export type FirstDaysResponse = Wire<typeof FIRST_DAYS>;
export type FirstDay = FirstDaysResponse['Days'][number];
