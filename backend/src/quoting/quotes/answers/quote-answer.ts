import { EHB_SHARE, QUOTE_ROW } from '#shared/quotes/quote.record';
import { answerOf } from '../../../platform/http/body-of.ts';

export class QuoteAnswer extends answerOf(QUOTE_ROW) {}
export class EhbShareAnswer extends answerOf(EHB_SHARE) {}
