/** Long rather than complicated (NIST SP 800-63B). */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

export const PASSWORD_TOO_SHORT = `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
export const PASSWORD_TOO_LONG = `Use at most ${MAX_PASSWORD_LENGTH} characters.`;
export const PASSWORD_HAS_NAME = 'Do not use the user name in the password.';
export const PASSWORD_TOO_SIMPLE = 'Use more than a few different characters.';
/** Checked by the server only, which has the list. */
export const PASSWORD_IS_COMMON =
  'Many people use this password, so it is among the first that are guessed. Choose another one.';
export const PASSWORDS_DIFFER = 'The two passwords are not the same.';

const FEWEST_DIFFERENT = 5;

/** What is wrong with this user's new password, or null. */
export function passwordProblem(password: string, username: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return PASSWORD_TOO_SHORT;
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return PASSWORD_TOO_LONG;
  }
  if (username !== '' && password.toLowerCase().includes(username.toLowerCase())) {
    return PASSWORD_HAS_NAME;
  }
  return new Set(password).size < FEWEST_DIFFERENT ? PASSWORD_TOO_SIMPLE : null;
}

/** How long a link for setting a password is valid. */
export const PASSWORD_LINK_HOURS = 24;
export const LINK_NOT_VALID =
  'This link is not valid. A link works once, for 24 hours. Please ask your administrator for a new one.';
