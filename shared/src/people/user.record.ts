import { asciiLower } from '#shared/formats/text';
import { fullNameProblem, signInName, userEmailProblem, usernameProblem } from '#shared/people/user-rules';
import { record, type Wire } from '#shared/records/field';
import { code, count, email, flag, id, instant, listOf, nested, orNull, text, version } from '#shared/records/kinds';
import type { Role } from '#shared/roles/permissions';

/** `invited`: a link was sent; `expired`: it was not used in time; `none`: single sign-on only. */
export const PASSWORD_STATES = ['set', 'invited', 'expired', 'none'] as const;
export type PasswordState = (typeof PASSWORD_STATES)[number];

const USERNAME = text('User name', { problem: usernameProblem, stored: signInName, example: 'ada.byron' });

/** The editable fields of a user. Spec 002 section 3, "User". */
export const USER = record({
  FullName: text('Full name', { problem: fullNameProblem, example: 'Ada Byron' }),
  Email: email('Email', userEmailProblem, { stored: asciiLower }),
  Roles: listOf('Roles', text('Role', { max: 100, problem: () => null, example: 'tuo-role-smallgroupagent' }), {
    most: 20,
  }),
  /** The agent record of this user; null for internal staff. */
  AgentId: orNull(id('Agent')),
  IsGeneralAgent: flag('General agent', { about: 'Looks after the agencies under their own.' }),
});
/** POST /api/people/Users. */
export const NEW_USER = record('NewUser', { Username: USERNAME, ...USER });
/** PUT /api/people/Users/{id}. The user name cannot change. */
export const USER_CHANGE = record('UserChange', { ...USER, Version: version() });
/** GET /api/people/Users: a user account as super users see it. Never contains a password. */
export const USER_ROW = record('UserAnswer', {
  Id: id('Id'),
  Username: USERNAME,
  ...USER_CHANGE,
  /** The roles in words, in the same order; an unrecognized role appears as it is. */
  RoleNames: listOf('Roles', text('Role', { example: 'Agent' })),
  AgentName: orNull(text('Agent')),
  SrcAgentId: orNull(text('Agent number')),
  AgencyName: orNull(text('Agency')),
  IsAgentBroker: flag('Agent-broker'),
  IsLocked: flag('Locked'),
  /** Null if they have never signed in. */
  LastSignInAt: orNull(instant('Last sign-in')),
  OpenSessions: count('Open sessions'),
  Password: code('Password', PASSWORD_STATES),
  HasSecondStep: flag('Second step', {
    about: 'A code of an authenticator app, or a passkey, is asked for at sign-in.',
  }),
  /** When the one-time link expires; null if there is none. */
  LinkExpiresAt: orNull(instant('Link expires')),
});

/** One browser in which the user is signed in. */
export const USER_SESSION = record({
  Id: text('Id', { about: 'A digest: it opens no session.' }),
  StartedAt: instant('Started'),
  LastSeenAt: instant('Last seen'),
  Address: text('Address', { example: '192.0.2.7' }),
  Device: text('Device', { example: 'Chrome on Windows' }),
  IsOwn: flag('This session', { about: 'The session in which this was asked.' }),
});
/** GET /api/people/Users/{id}. */
export const USER_DETAILS = record('UserDetailsAnswer', {
  ...USER_ROW,
  Sessions: listOf('Sessions', nested('Session', USER_SESSION)),
});

/** Response of POST Users and POST ResetPassword: the only time that the link is answered. */
export const PASSWORD_LINK = record('PasswordLinkAnswer', {
  User: nested('User', USER_ROW),
  Url: text('Link', { example: 'https://priorityquote.example/password#token' }),
  ExpiresAt: instant('Expires'),
});
/** PUT Lock and Unlock, POST ResetPassword: the user version that was read. */
export const VERSION = record('UserVersion', { Version: version() });

export type CreateUserRequest = Wire<typeof NEW_USER>;
export type ChangeUserRequest = Wire<typeof USER_CHANGE>;
export type UserRow = Wire<typeof USER_ROW>;
export type UserSession = Wire<typeof USER_SESSION>;
export type UserDetails = Wire<typeof USER_DETAILS>;
export type PasswordLinkResponse = Wire<typeof PASSWORD_LINK>;

export const USER_ORDERS = ['Username', 'FullName', 'Email', 'LastSignInAt'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];
export interface UsersFilter {
  q?: string;
  Role?: Role;
  IsLocked?: boolean;
  AgencyId?: number;
  AgentId?: number;
  id?: number[];
}
