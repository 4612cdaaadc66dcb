import type { Notice } from '#shared/answers/answer-outcome';

/** What an answer may do to the page. The client knows the rules; each app knows how to do these. */
export interface AnswerEffects {
  /** Shows a refusal that the caller does not show itself. Null: the app leaves every refusal to its caller. */
  notify: ((notice: Notice) => void) | null;
  /** To the sign-in page, keeping the way back. An app that loads another page for it returns a promise that never settles. */
  signIn: () => void | Promise<never>;
  unauthorized: () => void | Promise<never>;
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
