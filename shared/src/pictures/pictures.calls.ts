import { calls, get } from '#shared/answers/calls';
import { AS_IT_WAS, QUOTE_PICTURES } from '#shared/pictures/picture.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

/** A quote of either line as it was when somebody was told its price. Our addition to the specification. */
export const PICTURE_CALLS = calls('/api/quote', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  list: get('Pictures/:quoteId', {
    about: 'When the quote was kept as it was: with each change of its status, and each proposal or comparison.',
    answers: QUOTE_PICTURES,
    refuses: ['NOT_FOUND'],
  }),
  compare: get('AsItWas/:quoteId/:pictureId', {
    about: 'People, plans, prices and rules as they were, beside today, and why the premium differs.',
    answers: AS_IT_WAS,
    refuses: ['NOT_FOUND'],
  }),
});
