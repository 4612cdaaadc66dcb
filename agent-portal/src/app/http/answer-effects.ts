import type { Notice } from '#shared/answers/answer-outcome';

/** What an answer may do to the screen. The client knows the rules, the shell knows how to do these three. */
export interface AnswerEffects {
  notify: (notice: Notice) => void;
  /** Forget the user and go to the sign-in page, keeping the way back. */
  signIn: () => void;
  unauthorized: () => void;
}

let connected: AnswerEffects | null = null;

/** Called once at start, before the first request. */
export function connectAnswerEffects(effects: AnswerEffects): void {
  connected = effects;
}

export const answerEffects = (): AnswerEffects => {
  if (!connected) {
    throw new Error('connectAnswerEffects has not been called.');
  }
  return connected;
};
