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
