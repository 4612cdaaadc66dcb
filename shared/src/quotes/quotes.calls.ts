import { calls, get } from '#shared/answers/calls';
import { NEW_QUOTE_OPTION, QUOTE_ROW } from '#shared/quotes/quote.record';

/** Group quotes. Spec 002 section 7, "Quote". */
export const QUOTES = calls('/api/quote', ['smallgroup'], {
  listByGroup: get('GetByGroup/:groupId', { answers: [QUOTE_ROW], refuses: ['NOT_FOUND'] }),
  listNewQuoteOptions: get('NewQuoteOptions/:groupId', {
    about: 'Which quotes this user could start for the group, and why not the others. Stores nothing.',
    answers: [NEW_QUOTE_OPTION],
    refuses: ['NOT_FOUND'],
  }),
});
