import type { QuoteStatus } from '#shared/quotes/quote-status';
import { isGroupQuote, type QuoteType } from '#shared/quotes/quote-type';

const STILL_OPEN: readonly QuoteStatus[] = ['Quoting', 'CreatedProposal'];

interface ExternalFunctionFacts {
  status: QuoteStatus;
  quoteType: QuoteType;
  audience: 'external' | 'internal';
  /** Rule DisableForExternalAgentFlag. */
  disableForExternalAgentFlag: boolean;
}

/**
 * Whether plan selection omits the functions of users who can continue the quote: enroll, propose, copy. True for non-internal
 * users if the flag is set, the quote is neither Quoting nor CreatedProposal, and it is a group's.
 *
 * Source: spec 002 section 5, "External-function disabling"; section 6.
 */
export const areExternalFunctionsDisabled = (facts: ExternalFunctionFacts): boolean =>
  facts.audience === 'external' &&
  facts.disableForExternalAgentFlag &&
  !STILL_OPEN.includes(facts.status) &&
  isGroupQuote(facts.quoteType);
