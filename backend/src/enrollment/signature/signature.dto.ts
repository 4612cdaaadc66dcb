import { SIGN, SIGNATURE } from '#shared/enrollment/signature.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class SignBody extends bodyOf(SIGN) {}
export class SignatureAnswer extends answerOf(SIGNATURE) {}
