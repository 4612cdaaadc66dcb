import { calls, get, post, put } from '#shared/answers/calls';
import { CHOSEN_MEDICINE, MEDICINE_SEARCH, MEDICINES_FOUND, QUOTE_MEDICINE } from '#shared/medicines/medicine.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

/** What a client takes is health information: it stands in bodies only, never in an address, which is logged. */
export const QUOTE_MEDICINES = calls('/api/plan', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  search: post('SearchMedicines', {
    about: 'Read-only, but a POST to keep what somebody takes out of URLs. Medicines of all imported formularies.',
    body: MEDICINE_SEARCH,
    answers: MEDICINES_FOUND,
  }),
  list: get('GetMedicines/:quoteId', {
    about: 'The medicines of a client against all medical plans, for the year in which the quote takes effect.',
    answers: [QUOTE_MEDICINE],
    refuses: ['NOT_FOUND'],
  }),
  add: put('PutMedicine/:quoteId', {
    about: 'Adds a medicine and answers all; adding one again is not an error.',
    body: CHOSEN_MEDICINE,
    answers: [QUOTE_MEDICINE],
    refuses: ['NOT_FOUND', 'RULE_BROKEN'],
  }),
  remove: put('RemoveMedicine/:quoteId', {
    about: 'Removes a medicine and answers those that stay; removing one again is not an error.',
    body: CHOSEN_MEDICINE,
    answers: [QUOTE_MEDICINE],
    refuses: ['NOT_FOUND'],
  }),
});
