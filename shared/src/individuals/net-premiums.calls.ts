import { calls, get } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { EHB_AMOUNT } from '#shared/individuals/individual-quote.record';

/** Spec 002 section 7, "EHB amount per plan"; individuals, section 3. */
export const NET_PREMIUMS = calls('/api/plan', INDIVIDUAL_QUOTING, {
  list: get('GetEHBAmounts/:quoteId', { answers: [EHB_AMOUNT], refuses: ['NOT_FOUND', 'NOT_LOADED'] }),
});
