import { MANUAL_STATUS_UPDATE, QUOTE_VERSION } from '#shared/quotes/quote.record';
import { bodyOf } from '../../platform/http/body-of.ts';

export class Enrollment extends bodyOf(QUOTE_VERSION) {}
export class ManualStatusUpdate extends bodyOf(MANUAL_STATUS_UPDATE) {}
