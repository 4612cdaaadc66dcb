import type { AnswerEffects } from '#web/http/answer-effects';
import { UNAUTHORIZED } from './addresses.ts';
import { leaveFor } from './leave-for.ts';
import { leaveToSignIn } from './session.ts';

/** The console loads another page to sign in; react-admin shows refusals where they belong. */
export const answerEffects: AnswerEffects = {
  notify: null,
  signIn: leaveToSignIn,
  unauthorized: () => leaveFor(UNAUTHORIZED),
};
