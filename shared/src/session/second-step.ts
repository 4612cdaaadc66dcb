/** The second step of signing in: a code of the user's authenticator app (RFC 6238), a passkey, or one of the recovery codes. */
export const CODE_DIGITS = 6;
export const RECOVERY_CODE_COUNT = 10;

/** Time to find the phone, or to set up the app, after the password. */
export const SECOND_STEP_MS = 15 * 60_000;

export const SECOND_STEP_NEEDED = 'The password is correct. A second step follows.';
export const SECOND_STEP_OVER = 'Signing in took too long. Please enter your user name and password again.';
export const WRONG_CODE =
  'This code is not correct, or was used before. Wait for the next code of your app and enter that.';
export const CODE_MISSING = 'Code is required.';
export const WRONG_PASSWORD = 'This is not your current password.';
export const SET_UP_ALREADY = 'Your second step is on already. Remove it first to set it up again.';
export const SET_UP_FIRST = 'There is no second step to confirm. Start setting it up again.';
export const NOT_SET_UP = 'Your second step is not on.';
export const NO_PASSWORD = 'You sign in by single sign-on, which has a second step of its own.';
export const DEMO_HAS_NONE = 'Everybody uses the demo accounts, so they have no second step.';

/** A recovery code in groups of four, as it is shown. */
export const groupsOfFour = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** What was typed, without the spaces and hyphens that make it readable. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const isAppCode = (code: string): boolean => new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code);
