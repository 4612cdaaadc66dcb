import { calls, get, PDF, put } from '#shared/answers/calls';
import { PAPER_QUERY } from '#shared/languages/language.record';
import { ICHRA_COMPARISON, ICHRA_TERMS } from '#shared/ichra/ichra.record';

/** The group plan beside an allowance (ICHRA) and beside plans that employees buy themselves. Our addition to the specification. */
export const ICHRA = calls('/api/ichra', ['smallgroup'], {
  find: get(':quoteId', {
    about: 'No employees while no medical plan is selected.',
    answers: ICHRA_COMPARISON,
    refuses: ['NOT_FOUND'],
  }),
  save: put(':quoteId', {
    body: ICHRA_TERMS,
    answers: ICHRA_COMPARISON,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  document: get('Document/:quoteId', {
    about: 'One page for the employer, at the stored amounts.',
    query: PAPER_QUERY,
    answers: PDF,
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
});
