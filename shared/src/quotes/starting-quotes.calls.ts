import { calls, either, oneOf, post } from '#shared/answers/calls';
import { NEW_CONTRACT_RENEWAL } from '#shared/contract-renewals/contract-renewal.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import {
  INDIVIDUAL_QUOTE_ROW,
  NEW_INDIVIDUAL_QUOTE,
  NEW_MARKETPLACE_QUOTE,
} from '#shared/individuals/individual-quote.record';
import { NEW_QUOTE, QUOTE_COPY, QUOTE_ROW } from '#shared/quotes/quote.record';

/** In this wing instead of quoting because a copy includes the members' enrollment details. */
export const STARTING_QUOTES = calls('/api/quote', ['smallgroup', ...INDIVIDUAL_QUOTING], {
  start: post('', {
    about:
      "Creates a quote, or copies the one with the given `Id`. A second click returns the quote that the first one created. With `Ffm`: the marketplace quote of a consumer, or the user's open one. With `ContractId`: the renewal of a contract, or the one that renews it already.",
    body: oneOf(NEW_QUOTE, QUOTE_COPY, NEW_INDIVIDUAL_QUOTE, NEW_MARKETPLACE_QUOTE, NEW_CONTRACT_RENEWAL),
    answers: either(QUOTE_ROW, INDIVIDUAL_QUOTE_ROW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN', 'UPSTREAM_FAILED'],
    status: 201,
  }),
});
