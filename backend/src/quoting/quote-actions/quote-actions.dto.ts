import { INDIVIDUAL_QUOTE_CHANGE } from '#shared/individuals/individual-quote.record';
import { QUOTE_CHANGE, QUOTE_VERSION } from '#shared/quotes/quote.record';
import { bodyOf } from '../../platform/http/body-of.ts';

export class QuoteChange extends bodyOf(QUOTE_CHANGE) {}
export class IndividualQuoteChange extends bodyOf(INDIVIDUAL_QUOTE_CHANGE) {}
export class QuoteVersion extends bodyOf(QUOTE_VERSION) {}
