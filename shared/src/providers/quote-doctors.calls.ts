import { calls, get, put, remove } from '#shared/answers/calls';
import { QUOTE_DOCTOR } from '#shared/providers/quote-doctor.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

/** The doctors whom a client wants to keep. All plans are answered at once, for the year in which the quote takes effect. */
export const QUOTE_DOCTORS = calls('/api/plan', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  list: get('GetDoctors/:quoteId', { answers: [QUOTE_DOCTOR], refuses: ['NOT_FOUND'] }),
  add: put('PutDoctor/:quoteId/:id', {
    about: 'Adds the provider with this id and answers all; adding one again is not an error.',
    path: { id: 'text' },
    answers: [QUOTE_DOCTOR],
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
  remove: remove('RemoveDoctor/:quoteId/:id', {
    about: 'Removes the provider with this id and answers those who stay; removing one again is not an error.',
    path: { id: 'text' },
    answers: [QUOTE_DOCTOR],
    refuses: ['NOT_FOUND'],
  }),
});
