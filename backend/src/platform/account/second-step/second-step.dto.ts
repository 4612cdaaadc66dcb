import {
  ADDED_PASSKEY,
  NEW_PASSKEY,
  PASSKEY_CHALLENGE,
  SECOND_STEP_PROOF,
  SIGNED_BY_PASSKEY,
} from '#shared/session/passkey.record';
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
export class SecondStepProofBody extends bodyOf(SECOND_STEP_PROOF) {}
export class AddedPasskeyBody extends bodyOf(ADDED_PASSKEY) {}
export class SignedByPasskeyBody extends bodyOf(SIGNED_BY_PASSKEY) {}
export class NewPasskeyAnswer extends answerOf(NEW_PASSKEY) {}
export class PasskeyChallengeAnswer extends answerOf(PASSKEY_CHALLENGE) {}
