import type { AnswerEffects } from '#web/http/answer-effects';
import { UNAUTHORIZED } from './addresses.ts';
import { leaveFor } from './leave-for.ts';
import { leaveToSignIn } from './session.ts';

/** The console signs in with a full page load; react-admin shows refusals in context. */
export const answerEffects: AnswerEffects = {
  notify: null,
  signIn: leaveToSignIn,
  unauthorized: () => leaveFor(UNAUTHORIZED),
};
