import { DECIDE, DECIDED, SEND_BACK } from '#shared/enrollment/enrollment.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class DecideBody extends bodyOf(DECIDE) {}
export class SendBackBody extends bodyOf(SEND_BACK) {}
export class DecidedAnswer extends answerOf(DECIDED) {}
