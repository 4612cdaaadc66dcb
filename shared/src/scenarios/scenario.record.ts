import { COVERAGES } from '#shared/plans/plan-codes';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  id,
  listOf,
  mapOf,
  nested,
  orNull,
  text,
  whole,
} from '#shared/records/kinds';

/** One of the two quotes in figures. */
export const SCENARIO = record({
  QuoteId: id('Quote'),
  Name: text('Quote name', { example: 'Gold plans 2027' }),
  QuoteStatus: text('Status', { about: 'The status in the words this user should read.', example: 'Quoting' }),
  EffectiveDate: day('Effective date'),
  Employees: count('Employees'),
  Members: count('Members'),
  Enrolled: described(mapOf('Enrolled', COVERAGES, count('Members')), 'Members who enroll in each kind of cover.'),
  RateArea: described(
    orNull(whole('Rating area', { example: 12 })),
    'The rating area for which its plans were priced; null while none is chosen.',
  ),
});

const rate = (label: string) => orNull(dollars(label));
/** A plan selected in one or both quotes, at the quotes' recorded prices, in dollars per month. */
export const PLAN_PAIR = record({
  HiosPlanId: text('Filed id', { about: 'The same plan of another year has the same.', example: '12345MI0010001' }),
  PlanDisplayName: text('Plan', { example: 'HMO Gold 1500' }),
  Coverage: code('Coverage', COVERAGES),
  Left: rate('Left'),
  Right: rate('Right'),
  Difference: described(rate('Difference'), 'Right less Left; null where only one has it.'),
});

export const PERSON_LINE = record({
  Name: text('Name', { example: 'Ada Byron' }),
  Relationship: text('Relationship', { example: 'Employee' }),
});
export const CHANGED_PERSON = record({
  ...PERSON_LINE,
  Changes: listOf(
    'Changes',
    nested(
      'Change',
      record({
        Field: text('Field', { example: 'Home ZIP' }),
        Left: text('Left', { example: '49503' }),
        Right: text('Right', { example: '48226' }),
      }),
    ),
  ),
});

export const CENSUS_CHANGES = record({
  Same: described(count('Same'), 'On both and alike.'),
  JoinedTotal: count('Joined'),
  LeftTotal: count('Left'),
  ChangedTotal: count('Changed'),
  Joined: described(listOf('Joined', nested('Person', PERSON_LINE)), 'The first 100.'),
  Left: described(listOf('Left', nested('Person', PERSON_LINE)), 'The first 100.'),
  Changed: described(listOf('Changed', nested('Person', CHANGED_PERSON)), 'The first 100.'),
});

/** GET /api/scenario/Compare/{leftQuoteId}/{rightQuoteId}: two quotes of one group side by side, and their differences. */
export const QUOTE_COMPARISON = record('QuoteComparisonAnswer', {
  Left: nested('Left', SCENARIO),
  Right: nested('Right', SCENARIO),
  Plans: listOf('Plans', nested('Plan', PLAN_PAIR)),
  Census: nested('Census', CENSUS_CHANGES),
});

export type Scenario = Wire<typeof SCENARIO>;
export type PlanPair = Wire<typeof PLAN_PAIR>;
export type PersonLine = Wire<typeof PERSON_LINE>;
export type ChangedPerson = Wire<typeof CHANGED_PERSON>;
export type CensusChanges = Wire<typeof CENSUS_CHANGES>;
export type QuoteComparison = Wire<typeof QUOTE_COMPARISON>;
