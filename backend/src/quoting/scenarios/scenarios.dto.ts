import { QUOTE_COMPARISON } from '#shared/scenarios/scenario.record';
import { answerOf } from '../../platform/http/body-of.ts';

export class QuoteComparisonAnswer extends answerOf(QUOTE_COMPARISON) {}
