import type { Notice } from '#shared/answers/answer-outcome';

/** The effects that a response may have on the page. The client knows when; each app implements how. */
export interface AnswerEffects {
  /** Shows a refusal that the caller does not show itself. Null: the app leaves every refusal to its caller. */
  notify: ((notice: Notice) => void) | null;
  /** Redirects to the sign-in page, keeping the way back. With a full page load, it returns a promise that never settles. */
  signIn: () => void | Promise<never>;
  unauthorized: () => void | Promise<never>;
}

let connected: AnswerEffects | null = null;

/** Called once at startup, before the first request. */
export function connectAnswerEffects(effects: AnswerEffects): void {
  connected = effects;
}

export const answerEffects = (): AnswerEffects => {
  if (!connected) {
    throw new Error('connectAnswerEffects has not been called.');
  }
  return connected;
};
