/** Why single sign-on did not let somebody in: the `error` of /login?error=…, and what the sign-in page says about it. */
export const SINGLE_SIGN_ON_PROBLEMS = {
  'sign-on-failed': 'Single sign-on did not succeed. Please try again.',
  'sign-on-expired': 'Single sign-on took too long. Please try again.',
  'sign-on-unknown': 'You are signed on, but there is no account for you here. Please ask the help desk for one.',
} as const;
export type SingleSignOnProblem = keyof typeof SINGLE_SIGN_ON_PROBLEMS;

/** The words for the `error` of a sign-in page's address; null where there is none, or none of these. */
export const singleSignOnMessage = (error: string | null): string | null =>
  error !== null && Object.hasOwn(SINGLE_SIGN_ON_PROBLEMS, error)
    ? SINGLE_SIGN_ON_PROBLEMS[error as SingleSignOnProblem]
    : null;

/** Where the link to single sign-on leads: the path that the server offers, with the page to come back to; null without it. */
export function singleSignOnAddress(path: string | null | undefined, returnUrl: string | null): string | null {
  return path && returnUrl ? `${path}?${new URLSearchParams({ returnUrl })}` : (path ?? null);
}
