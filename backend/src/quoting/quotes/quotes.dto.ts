import { EHB_SHARE, NEW_QUOTE_OPTION, QUOTE_CHANGE, QUOTE_VERSION } from '#shared/quotes/quote.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class QuoteChange extends bodyOf(QUOTE_CHANGE) {}
export class QuoteVersion extends bodyOf(QUOTE_VERSION) {}
export class NewQuoteOptionAnswer extends answerOf(NEW_QUOTE_OPTION) {}
export class EhbShareAnswer extends answerOf(EHB_SHARE) {}
