import { ERROR_REPORTS } from '#shared/error-reports/error-reports';
import { OLDER_ERRORS } from '#shared/error-reports/error-reports.record';
import { PREMIUM_SUM } from '#shared/quotes/quote-premium.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { record, type Wire } from '#shared/records/field';
import { code, count, day, described, id, instant, listOf, mapOf, nested, orNull, text } from '#shared/records/kinds';
import { AGE_BUCKETS } from '#shared/sales-home/ageing';

const TYPE = code('Type', GROUP_QUOTE_TYPES);
const COUNT = record({ Count: count('Quotes') });

/** Open group quotes by type and status; statuses without any are omitted. */
const PIPELINE_STAGE = record({ QuoteType: TYPE, Status: code('Status', QUOTE_STATUSES), ...COUNT });
/** Quotes in Complete or Pended by age; ages without any are omitted. */
const AGEING_COUNT = record({ QuoteType: TYPE, Age: described(code('Age', AGE_BUCKETS), 'In days.'), ...COUNT });
/** Individual quotes that were submitted and are not settled, by status; statuses without any are omitted. */
const INDIVIDUALS_WAITING = record({ Status: code('Status', QUOTE_STATUSES), ...COUNT });
/** Open errors in a report, of any age. */
const ERROR_COUNT = record({ Report: code('Report', ERROR_REPORTS), ...OLDER_ERRORS });
/** Groups whose renewal date is in the month. */
const RENEWAL_MONTH = record({
  Month: described(day('Month'), 'Its first day.'),
  Renewed: described(count('Renewed'), 'A renewal quote is approved or passively renewed.'),
  Pending: described(count('Pending'), 'A renewal quote is being enrolled or decided.'),
  Open: described(count('Open'), 'Neither.'),
});
/** What group quotes did on a day in Detroit. */
const REVIEW_DAY = record({
  Day: day('Day'),
  Submitted: described(count('Submitted'), 'Quotes that began to wait for staff.'),
  Decided: described(count('Decided'), 'Quotes that were approved, declined or processed manually after a review.'),
  Waiting: described(count('Waiting'), 'Quotes that waited at the end of the day; of today, now.'),
});
export const MY_QUOTE = record({
  Id: id('Quote'),
  Name: text('Quote'),
  GroupName: text('Group'),
  QuoteType: TYPE,
  Status: code('Status', QUOTE_STATUSES),
  QuoteStatus: text('Status', { about: 'In the words of internal staff.' }),
  EffectiveDate: day('Effective date'),
  StatusAt: described(instant('In this status since'), 'Since when it is in its status.'),
  AssignedAt: orNull(instant('Assigned')),
});
const MY_WORK = record({
  Quotes: described(
    listOf('Quotes', nested('Quote', MY_QUOTE)),
    'At most five that the caller has claimed and no one has decided: what waits for staff first, then by effective date.',
  ),
  Count: described(mapOf('Count', GROUP_QUOTE_TYPES, count('Quotes')), 'How many there are by type.'),
  Individuals: described(
    count('Individuals'),
    'Individual quotes that the caller has claimed and that are not settled.',
  ),
});

/** GET /api/sales/GetHome: the console's first screen. Everything except MyWork may be a few seconds old. */
export const SALES_HOME = record('HomeAnswer', {
  Pipeline: listOf('Pipeline', nested('Stage', PIPELINE_STAGE)),
  Ageing: listOf('Ageing', nested('Age', AGEING_COUNT)),
  Individuals: listOf('Individuals', nested('Status', INDIVIDUALS_WAITING)),
  ReviewPremium: described(nested('Premium in review', PREMIUM_SUM), 'Of the group quotes in Complete or Pended.'),
  ReviewDays: described(listOf('Days', nested('Day', REVIEW_DAY)), 'The last fourteen days, today last.'),
  Errors: listOf('Errors', nested('Report', ERROR_COUNT)),
  Renewals: listOf('Renewals', nested('Month', RENEWAL_MONTH)),
  MyWork: nested('My work', MY_WORK),
});

export type PipelineStage = Wire<typeof PIPELINE_STAGE>;
export type AgeingCount = Wire<typeof AGEING_COUNT>;
export type ErrorCount = Wire<typeof ERROR_COUNT>;
export type ReviewDay = Wire<typeof REVIEW_DAY>;
export type RenewalMonth = Wire<typeof RENEWAL_MONTH>;
export type MyQuote = Wire<typeof MY_QUOTE>;
export type MyWork = Wire<typeof MY_WORK>;
export type SalesHomeResponse = Wire<typeof SALES_HOME>;
