import { calls, get } from '#shared/answers/calls';
import { CONTRACT_RENEWAL_STATE } from '#shared/contract-renewals/contract-renewal.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';

export const CONTRACT_RENEWAL_STATE_CALLS = calls('/api/renewals', INDIVIDUAL_QUOTING, {
  find: get('ContractRenewalState/:contractId', {
    about: 'Whether a contract can be renewed now, and the quote that renews it. The path is ours.',
    path: { contractId: 'text' },
    answers: CONTRACT_RENEWAL_STATE,
    refuses: ['NOT_FOUND'],
  }),
});
