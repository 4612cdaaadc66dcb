import { calls, get, put } from '#shared/answers/calls';
import {
  CONTRACT_RENEWAL,
  CONTRACT_RENEWAL_STATE,
  TOBACCO_ASKED,
  TOBACCO_STILL_OPEN,
} from '#shared/contract-renewals/contract-renewal.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

/** The renewal of a household's contract. The paths are ours. */
export const CONTRACT_RENEWALS = calls('/api/renewals', INDIVIDUAL_QUOTING, {
  explain: get('ContractRenewal/:quoteId', {
    about:
      'What the quote renews, which plan follows, and why the price changes: the drivers add up to the change, to the cent.',
    answers: CONTRACT_RENEWAL,
    refuses: ['NOT_FOUND'],
  }),
  asked: put('ContractTobacco/:quoteId', {
    about: 'These people have been asked about tobacco again. Their answers are saved with the census.',
    body: TOBACCO_ASKED,
    answers: TOBACCO_STILL_OPEN,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});

export const CONTRACT_RENEWAL_STATE_CALLS = calls('/api/renewals', INDIVIDUAL_QUOTING, {
  find: get('ContractRenewalState/:contractId', {
    about: 'Whether a contract can be renewed now, and the quote that renews it. The path is ours.',
    path: { contractId: 'text' },
    answers: CONTRACT_RENEWAL_STATE,
    refuses: ['NOT_FOUND'],
  }),
});
