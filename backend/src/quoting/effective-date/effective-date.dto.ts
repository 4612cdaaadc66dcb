import { EFFECTIVE_DATE_CHANGE } from '#shared/quotes/quote.record';
import { bodyOf } from '../../platform/http/body-of.ts';

export class EffectiveDateChange extends bodyOf(EFFECTIVE_DATE_CHANGE) {}
