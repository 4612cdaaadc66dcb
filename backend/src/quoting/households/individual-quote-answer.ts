import { INDIVIDUAL_QUOTE_ROW } from '#shared/individuals/individual-quote.record';
import { answerOf } from '../../platform/http/body-of.ts';

export class IndividualQuoteAnswer extends answerOf(INDIVIDUAL_QUOTE_ROW) {}
