import { record, type Wire } from '#shared/records/field';
import { count, described, flag, id, instant, listOf, nested, orNull, text } from '#shared/records/kinds';

/** GET /api/account/SecondStep: what follows the password that was just accepted. */
export const SECOND_STEP = record('SecondStepAnswer', {
  Username: text('User name', { example: 'ada.byron' }),
  IsSetUp: flag('Set up', { about: 'A code or a passkey is asked for; otherwise one of both must be set up first.' }),
  HasApp: flag('Authenticator app', { about: 'Its codes are accepted. Recovery codes are in any case.' }),
  HasPasskey: flag('Passkey', { about: 'A passkey is accepted.' }),
});

/** A code of the authenticator app, or a recovery code. */
export const SECOND_STEP_CODE = record('SecondStepCodeBody', {
  Code: text('Code', { max: 40, asTyped: true, example: '123456' }),
});

/** POST /api/account/SecondFactor/SetUp: the current password, so that an unattended session cannot do it. */
export const CURRENT_PASSWORD = record('CurrentPasswordBody', {
  Password: text('Password', { max: 200, asTyped: true }),
});

/** The only time that the secret is answered. */
export const NEW_AUTHENTICATOR = record('NewAuthenticatorAnswer', {
  Secret: text('Key', { about: 'Base32, to type into the app.', example: 'JBSWY3DPEHPK3PXP' }),
  Address: text('Address', { about: 'otpauth:// URI, for the QR code.' }),
});

/** The only time that they are answered. */
export const RECOVERY_CODES = record('RecoveryCodesAnswer', {
  Codes: described(
    listOf('Recovery codes', text('Recovery code', { example: 'ABCD-EFGH-2345-6777' })),
    'None if the account had an app or a passkey before: those that it has stay.',
  ),
});

/** A passkey as its owner sees it. */
const PASSKEY = record({
  Id: id('Id'),
  Name: text('Name', { example: 'Work laptop' }),
  AddedAt: instant('Added'),
  LastUsedAt: orNull(instant('Last used')),
});

/** GET /api/account/SecondFactor. */
export const SECOND_FACTOR = record('SecondFactorAnswer', {
  IsOn: flag('On', { about: 'By an authenticator app, a passkey, or both.' }),
  SetUpAt: described(orNull(instant('Set up')), 'The authenticator app; null without one.'),
  Passkeys: listOf('Passkeys', nested('Passkey', PASSKEY)),
  RecoveryCodesLeft: count('Recovery codes left'),
  IsRequired: described(flag('Required'), 'By the rule SecondFactorForStaff.'),
  WhyNot: described(orNull(text('Why not')), 'Why this account has no second step here; null if it can have one.'),
});

export type SecondStepResponse = Wire<typeof SECOND_STEP>;
export type NewAuthenticator = Wire<typeof NEW_AUTHENTICATOR>;
export type RecoveryCodes = Wire<typeof RECOVERY_CODES>;
export type OwnPasskey = Wire<typeof PASSKEY>;
export type SecondFactor = Wire<typeof SECOND_FACTOR>;
