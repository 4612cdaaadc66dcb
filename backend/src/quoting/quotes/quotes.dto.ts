import { NEW_QUOTE_OPTION } from '#shared/quotes/quote.record';
import { answerOf } from '../../platform/http/body-of.ts';

export class NewQuoteOptionAnswer extends answerOf(NEW_QUOTE_OPTION) {}
