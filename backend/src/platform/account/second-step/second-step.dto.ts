import {
  CURRENT_PASSWORD,
  NEW_AUTHENTICATOR,
  RECOVERY_CODES,
  SECOND_FACTOR,
  SECOND_STEP,
  SECOND_STEP_CODE,
} from '#shared/session/second-step.record';
import { answerOf, bodyOf } from '../../http/body-of.ts';

export class SecondStepCodeBody extends bodyOf(SECOND_STEP_CODE) {}
export class CurrentPasswordBody extends bodyOf(CURRENT_PASSWORD) {}
export class SecondStepAnswer extends answerOf(SECOND_STEP) {}
export class NewAuthenticatorAnswer extends answerOf(NEW_AUTHENTICATOR) {}
export class RecoveryCodesAnswer extends answerOf(RECOVERY_CODES) {}
export class SecondFactorAnswer extends answerOf(SECOND_FACTOR) {}
