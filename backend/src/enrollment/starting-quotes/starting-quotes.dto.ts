import { NEW_QUOTE, QUOTE_COPY } from '#shared/quotes/quote.record';
import { bodyOf } from '../../platform/http/body-of.ts';

export class NewQuote extends bodyOf(NEW_QUOTE) {}
export class QuoteCopy extends bodyOf(QUOTE_COPY) {}
