import { EHB_SHARE, NEW_QUOTE_OPTION } from '#shared/quotes/quote.record';
import { answerOf } from '../../platform/http/body-of.ts';

export class NewQuoteOptionAnswer extends answerOf(NEW_QUOTE_OPTION) {}
export class EhbShareAnswer extends answerOf(EHB_SHARE) {}
