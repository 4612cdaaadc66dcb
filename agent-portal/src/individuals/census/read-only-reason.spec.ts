import { OEP_HAS_ENDED } from '#shared/individuals/individual-expiry';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { buildIndividualQuote } from '#support/shared/households.ts';
import { readOnlyReason } from './read-only-reason.ts';

describe('why a quote cannot be changed', () => {
  it.each<[string, Partial<IndividualQuoteResponse>, string | null]>([
    ['quoting', {}, null],
    ['to be continued with another date', { Expiry: { Kind: 'continue', Message: 'Continue?' } }, null],
    ['expired', { Expiry: { Kind: 'expired', Message: OEP_HAS_ENDED } }, OEP_HAS_ENDED],
    ['deleted', { CanEdit: false, IsDeleted: true }, 'This quote has been deleted. Nothing in it can be changed.'],
    [
      'submitted',
      { CanEdit: false, QuoteStatus: 'Complete' },
      'The household and its coverage cannot be changed while the quote is in status Complete.',
    ],
  ])('%s: %j', (_what, quote, reason) => {
    expect(readOnlyReason(buildIndividualQuote(quote))).toBe(reason);
  });
});
