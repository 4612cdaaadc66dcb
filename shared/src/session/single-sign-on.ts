/** Why single sign-on failed: the `error` of /login?error=…, and the sign-in page's message for it. */
export const SINGLE_SIGN_ON_PROBLEMS = {
  'sign-on-failed': 'Single sign-on did not succeed. Please try again.',
  'sign-on-expired': 'Single sign-on took too long. Please try again.',
  'sign-on-unknown': 'You are signed on, but there is no account for you here. Please ask the help desk for one.',
} as const;
export type SingleSignOnProblem = keyof typeof SINGLE_SIGN_ON_PROBLEMS;

/** The message for the `error` in a sign-in page's URL; null if absent or unknown. */
export const singleSignOnMessage = (error: string | null): string | null =>
  error !== null && Object.hasOwn(SINGLE_SIGN_ON_PROBLEMS, error)
    ? SINGLE_SIGN_ON_PROBLEMS[error as SingleSignOnProblem]
    : null;

/** The single sign-on link: the server's path, with the page to return to; null without it. */
export function singleSignOnAddress(path: string | null | undefined, returnUrl: string | null): string | null {
  return path && returnUrl ? `${path}?${new URLSearchParams({ returnUrl })}` : (path ?? null);
}
