import { calls, either, put } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { INDIVIDUAL_QUOTE_ROW } from '#shared/individuals/individual-quote.record';
import { EFFECTIVE_DATE_CHANGE, QUOTE_ROW } from '#shared/quotes/quote.record';

/** Moves the quote of a group or a household to another date. Spec 002 section 7. */
export const EFFECTIVE_DATE = calls('/api/quote', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  update: put('PutUpdatedEffectiveDate/:id', {
    body: EFFECTIVE_DATE_CHANGE,
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});
