import { calls, either, get, oneOf, post, put } from '#shared/answers/calls';
import {
  EFFECTIVE_DATE_CHANGE,
  EHB_SHARE,
  MANUAL_STATUS_UPDATE,
  NEW_QUOTE,
  NEW_QUOTE_OPTION,
  QUOTE_CHANGE,
  QUOTE_COPY,
  QUOTE_ROW,
  QUOTE_VERSION,
} from '#shared/quotes/quote.record';
import { FIRST_DAYS, FIRST_DAYS_QUERY } from '#shared/quotes/first-days.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import {
  INDIVIDUAL_QUOTE_CHANGE,
  INDIVIDUAL_QUOTE_ROW,
  NEW_INDIVIDUAL_QUOTE,
  NEW_MARKETPLACE_QUOTE,
} from '#shared/individuals/individual-quote.record';
import { DIVIDE_HOUSEHOLD, TWO_PLANS, TWO_PLANS_QUERY } from '#shared/individuals/two-plans.record';
import { NEW_CONTRACT_RENEWAL } from '#shared/contract-renewals/contract-renewal.record';
import { record } from '#shared/records/field';

/** Group quotes. Spec 002 section 7, "Quote". */
export const QUOTES = calls('/api/quote', ['smallgroup'], {
  listByGroup: get('GetByGroup/:groupId', { answers: [QUOTE_ROW], refuses: ['NOT_FOUND'] }),
  listNewQuoteOptions: get('NewQuoteOptions/:groupId', {
    about: 'Which quotes this user could start for the group, and why not the others. Stores nothing.',
    answers: [NEW_QUOTE_OPTION],
    refuses: ['NOT_FOUND'],
  }),
});

/** What a year costs a group by its first day. Ours. */
export const FIRST_DAY_CALLS = calls('/api/quote', ['smallgroup'], {
  compare: get('FirstDays/:quoteId', {
    about:
      'The rates in force and the ages on the first day hold for the plan year, so a month more or less can change what the year costs. Stores nothing.',
    query: FIRST_DAYS_QUERY,
    answers: FIRST_DAYS,
    refuses: ['NOT_FOUND'],
  }),
});

/** Two plans in one household: what they would cost. Ours. */
export const TWO_PLAN_OFFERS = calls('/api/quote', INDIVIDUAL_QUOTING, {
  find: get('TwoPlans/:quoteId', {
    about:
      'In which two plans a year would cost a household less than in one, with the tax credit divided between them: 45 CFR 155.340(f). Stores nothing.',
    query: TWO_PLANS_QUERY,
    answers: TWO_PLANS,
    refuses: ['NOT_FOUND'],
  }),
});

/**
 * What quotes of groups and of households share. Which of them a user may see is decided with the quote: groups need another permission
 * than households. Spec 002 sections 4 ("Delete and restore") and 7 ("Quote").
 */
export const QUOTE_ACTIONS = calls('/api/quote', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  find: get(':id', {
    about: "`bypassSepValidationFlag=true` leaves out whether a household's quote can be continued.",
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND'],
  }),
  findEhbPercentage: get('GetEHBPercentageValue/:id', {
    about: "The share of the selected medical plans' premium for essential health benefits.",
    answers: EHB_SHARE,
    refuses: ['NOT_FOUND'],
  }),
  update: put('', {
    about:
      'Renames the quote, or changes a household\'s terms. An invalid name is refused with a message that starts with "Error:".',
    body: oneOf(QUOTE_CHANGE, INDIVIDUAL_QUOTE_CHANGE),
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  delete: put('Delete/:id', {
    body: QUOTE_VERSION,
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION'],
  }),
  restore: put('Restore/:id', {
    allow: ['internal'],
    body: QUOTE_VERSION,
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  notify: put('PutNotification/:id', {
    about: 'Visible to everyone who may see the quote.',
    body: 'raw',
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
});

/** Moves the quote of a group or a household to another date. Spec 002 section 7. */
export const EFFECTIVE_DATE = calls('/api/quote', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  update: put('PutUpdatedEffectiveDate/:id', {
    body: EFFECTIVE_DATE_CHANGE,
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});

/** In this wing instead of quoting because a copy includes the members' enrollment details. */
export const STARTING_QUOTES = calls('/api/quote', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  start: post('', {
    about:
      "Creates a quote, or copies the one with the given `Id`. A second click returns the quote that the first one created. With `Ffm`: the marketplace quote of a consumer, or the user's open one. With `ContractId`: the renewal of a contract, or the one that renews it already.",
    body: oneOf(NEW_QUOTE, QUOTE_COPY, NEW_INDIVIDUAL_QUOTE, NEW_MARKETPLACE_QUOTE, NEW_CONTRACT_RENEWAL),
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN', 'UPSTREAM_FAILED'],
    status: 201,
  }),
});

/** A household in two plans has a quote for each. In this wing because the second quote has the people's enrollment details. Ours. */
export const HOUSEHOLD_PLANS = calls('/api/quote', INDIVIDUAL_QUOTING, {
  divide: put('TwoPlans/:id', {
    about: 'Some people get a plan, and a quote, of their own. A repeat answers what the first call made.',
    body: DIVIDE_HOUSEHOLD,
    answers: INDIVIDUAL_QUOTE_ROW,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  unite: put('OnePlan/:id', {
    about: 'Puts the household back into one plan. Answers the quote that remains; the other is deleted.',
    body: record('OnePlan', QUOTE_VERSION),
    answers: INDIVIDUAL_QUOTE_ROW,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION'],
  }),
});

/** How a quote leaves plan selection, and how a household's quote returns to it. Spec 002 section 4, "Transitions". */
export const ENROLL = calls('/api/quote', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  enroll: put('Enroll/:id', {
    body: record('Enrollment', QUOTE_VERSION),
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  backToQuoting: put('BackToQuoting/:id', {
    about: '"Change plans": people and plans of a household can be changed again until the enrollment is submitted.',
    allow: INDIVIDUAL_QUOTING,
    body: record('Enrollment', QUOTE_VERSION),
    answers: INDIVIDUAL_QUOTE_ROW,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION'],
  }),
  manualStatusUpdate: put('ManualStatusUpdate/:id', {
    allow: ['internal'],
    body: MANUAL_STATUS_UPDATE,
    answers: QUOTE_ROW,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'CONFIRMATION_NEEDED'],
  }),
});
