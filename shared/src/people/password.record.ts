import { record, type Wire } from '#shared/records/field';
import { flag, instant, text } from '#shared/records/kinds';

/** POST /api/account/PasswordLink. Public: the token is the credential. */
export const PASSWORD_TOKEN = record('PasswordToken', { Token: text('Link', { max: 100 }) });
/** POST /api/account/SetPassword. Public. The password rule needs the user, so it is checked once the token is known. */
export const NEW_PASSWORD = record('NewPassword', {
  ...PASSWORD_TOKEN,
  Password: text('Password', { max: 1000, asTyped: true }),
});
/** The user to whom a link belongs, and where they sign in afterwards. */
export const PASSWORD_LINK_OWNER = record('PasswordLinkOwnerAnswer', {
  Username: text('User name'),
  FullName: text('Full name'),
  IsInternal: flag('Internal', { about: 'Signs in at the console.' }),
  ExpiresAt: instant('Expires'),
});

export type SetPasswordRequest = Wire<typeof NEW_PASSWORD>;
export type PasswordLinkOwner = Wire<typeof PASSWORD_LINK_OWNER>;

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
