import { calls, get, orNone } from '#shared/answers/calls';
import { HOUSEHOLD_PROOF } from '#shared/individual-enrollment/proof.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

/** What was submitted, provably. Individuals, section 6. */
export const PROOF = calls('/api/individual', INDIVIDUAL_QUOTING, {
  find: get('proof/:quoteId', {
    about: 'Plans and people as they were signed. null while nothing was submitted.',
    answers: orNone(HOUSEHOLD_PROOF),
    refuses: ['NOT_FOUND'],
  }),
});
