import { calls, either, get, oneOf, put } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { INDIVIDUAL_QUOTE_CHANGE, INDIVIDUAL_QUOTE_ROW } from '#shared/individuals/individual-quote.record';
import { EHB_SHARE, QUOTE_CHANGE, QUOTE_ROW, QUOTE_VERSION } from '#shared/quotes/quote.record';

const ANY_QUOTE = either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW);

/**
 * What quotes of groups and of households share. Which of them a user may see is decided with the quote: groups need another permission
 * than households. Spec 002 sections 4 ("Delete and restore") and 7 ("Quote").
 */
export const QUOTE_ACTIONS = calls('/api/quote', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  find: get(':id', {
    about: "`bypassSepValidationFlag=true` leaves out whether a household's quote can be continued.",
    answers: ANY_QUOTE,
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
    answers: ANY_QUOTE,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  delete: put('Delete/:id', {
    body: QUOTE_VERSION,
    answers: ANY_QUOTE,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  restore: put('Restore/:id', {
    allow: ['internal'],
    body: QUOTE_VERSION,
    answers: ANY_QUOTE,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  notify: put('PutNotification/:id', {
    about: 'Visible to everyone who may see the quote.',
    body: 'raw',
    answers: ANY_QUOTE,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
});
