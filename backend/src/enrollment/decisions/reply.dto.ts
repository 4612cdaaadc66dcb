import { ENROLLMENT_OVERVIEW, REPLY } from '#shared/enrollment/enrollment.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class ReplyBody extends bodyOf(REPLY) {}
export class RepliedAnswer extends answerOf(ENROLLMENT_OVERVIEW) {}
