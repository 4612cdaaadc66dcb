import { EVENT_ANSWERS } from '#shared/eligibility/event-questions';
import { QUALIFYING_EVENTS } from '#shared/eligibility/qualifying-events';
import { record, type Wire } from '#shared/records/field';
import { code, day, described, flag, listOf, optional, orNull, text, whole } from '#shared/records/kinds';

/** Spec 000 section 3: the two kinds of individual plans, and when they are enrolled. */
export const INDIVIDUAL_PLAN_TYPES = ['Permanent', 'ShortTerm'] as const;
export const ENROLLMENT_TYPES = ['Open', 'Special'] as const;

/** Query of GET /api/individual/GetEffectiveDates. */
export const INDIVIDUAL_DATES_QUESTION = record({
  planType: code('Plan type', INDIVIDUAL_PLAN_TYPES),
  enrollmentType: described(optional(code('Enrollment type', ENROLLMENT_TYPES)), 'Of permanent plans.'),
  reason: described(optional(code('Qualifying event', QUALIFYING_EVENTS)), 'Of a special enrollment.'),
  eventDate: described(optional(day('Event date')), 'Of the qualifying event.'),
  eventAnswer: described(optional(code('Answer', EVENT_ANSWERS)), 'To the question of the event, where it has one.'),
  effectiveDate: described(optional(day('Effective date')), 'A day to check: Problem says why it cannot be chosen.'),
});

/** Why coverage of an individual can begin when. */
export const INDIVIDUAL_DATES = record('IndividualDatesAnswer', {
  EffectiveDates: listOf('Effective dates', day('Effective date'), { most: 20 }),
  Default: described(orNull(day('Default')), 'Suggested; null where there is none.'),
  WindowFirst: described(
    orNull(day('Window first')),
    'Open: first day to quote. Special: earliest day of the event. Short-term: earliest effective date, of which any may be chosen.',
  ),
  WindowLast: orNull(day('Window last')),
  Why: text('Why', { about: 'Why coverage begins on these days.' }),
  Problem: described(orNull(text('Problem')), 'What is wrong with the dates that were given; null when nothing is.'),
  LastDay: described(orNull(day('Last day')), 'On which plans can be selected for the qualifying event.'),
  MarketplaceLastDay: described(
    orNull(day('Last day at the marketplace')),
    'Where the marketplace gives more days for the event.',
  ),
  Proof: described(orNull(text('Proof')), 'What shows that the qualifying event happened.'),
  IsOepAvailable: flag('Open enrollment', { about: 'Plans of open enrollment can be selected and enrolled today.' }),
  IsQuotingOnly: flag('Quoting only', { about: 'The coming year can be quoted today and not yet enrolled.' }),
});

/** Answer of GET /api/individual/GetEffectiveDates. */
export const QUOTE_DATES = record('QuoteDatesAnswer', {
  ...INDIVIDUAL_DATES,
  Lengths: described(
    listOf('Coverage lengths', whole('Months'), { most: 20 }),
    'Months of short-term coverage that can begin on the effective date, or on any where none was given.',
  ),
  WhyNotLonger: described(orNull(text('Why not longer')), 'Where earlier short-term coverage leaves fewer lengths.'),
});

type Question = Wire<typeof INDIVIDUAL_DATES_QUESTION>;
/** Without the answer: the event asks nothing, or is not answered. */
export type IndividualDatesQuestion = Omit<Question, 'eventAnswer'> & Partial<Pick<Question, 'eventAnswer'>>;
export type IndividualDatesResponse = Wire<typeof INDIVIDUAL_DATES>;
export type QuoteDatesResponse = Wire<typeof QUOTE_DATES>;
