import { record, type Wire } from '#shared/records/field';
import { anything, code, described, flag, id, listOf, nested, orNull, text } from '#shared/records/kinds';
import { PERMISSIONS } from '#shared/roles/permissions';
import { askedText } from '#shared/answers/list-query.record';

/** POST /api/account. Spec 002 section 7, "Account and search". */
export const SIGN_IN = record('SignInBody', {
  UserName: text('User name', { max: 100, asTyped: true, example: 'agent' }),
  Password: text('Password', { max: 200, asTyped: true, example: 'priority-demo' }),
});

/** Response of POST and GET /api/account: the signed-in user and their permissions. */
export const CURRENT_USER = record('CurrentUserAnswer', {
  Id: id('Id'),
  Username: text('User name', { example: 'agent' }),
  FullName: text('Full name', { example: 'Ada Byron' }),
  Email: text('Email', { example: 'ada@example.com' }),
  UserRoles: listOf('Roles', text('Role', { example: 'tuo-role-smallgroupagent' })),
  Permissions: listOf('Permissions', code('Permission', PERMISSIONS)),
  AgentId: described(orNull(id('Agent')), "The user's own agent record; null for internal staff."),
  SrcAgentId: orNull(text('Agent number', { example: 'A1001' })),
  IsAgentBroker: flag('Agent-broker'),
  IsGeneralAgent: flag('General agent'),
  IsInternal: flag('Internal'),
});

const DEMO_ACCOUNT = record({
  UserName: text('User name'),
  FullName: text('Full name'),
  Description: text('Description', { example: 'Agent of another agency' }),
  IsInternal: flag('Internal', { about: 'May enter the console; its sign-in page shows only these.' }),
});

/** GET /api/account/SignInOptions: the sign-in page's options. Public. */
export const SIGN_IN_OPTIONS = record('SignInOptionsAnswer', {
  DemoAccounts: described(listOf('Demo accounts', nested('Account', DEMO_ACCOUNT)), 'Filled in demo mode only.'),
  DemoPassword: orNull(text('Demo password')),
  SingleSignOnUrl: described(
    orNull(text('Single sign-on')),
    'Path that starts single sign-on; null where none is configured.',
  ),
  PartnerHost: described(
    orNull(text('Partner host')),
    'Host name on which the sign-in page and the dashboard lead to /sales/group; null where none is configured.',
  ),
});

export type SignInRequest = Wire<typeof SIGN_IN>;
export type CurrentUserResponse = Wire<typeof CURRENT_USER>;
export type DemoAccount = Wire<typeof DEMO_ACCOUNT>;
export type SignInOptionsResponse = Wire<typeof SIGN_IN_OPTIONS>;

const VALUE = { ...described(anything('Value'), 'Any JSON; null removes the key.'), fallback: undefined };

/** PUT /api/account/Preferences/{key}. The last write wins. Size limits are checked where it is stored. */
export const PREFERENCE = record('PreferenceBody', { Value: VALUE });

/** GET /api/account/Preferences: the caller's own settings, by key. */
export type PreferencesResponse = Record<string, unknown>;

/** Limits on what a user may store on the server, so that no account fills the table. */
export const MAX_PREFERENCES = 100;
export const MAX_PREFERENCE_BYTES = 8_192;
export const TOO_MANY_PREFERENCES = `At most ${MAX_PREFERENCES} settings are kept for each user.`;
export const PREFERENCE_TOO_LARGE = `A setting can have at most ${MAX_PREFERENCE_BYTES} bytes.`;
export const PREFERENCE_KEY =
  'A key begins with a letter and has at most 80 letters, digits, dots, dashes and underscores.';

/** "group.renewals.savedQueries" */
export const isPreferenceKey = (key: string): boolean => /^[A-Za-z][\w.-]{0,79}$/.test(key);

export const SINGLE_SIGN_ON_QUERY = record({
  returnUrl: askedText('Return url', 'Path of this site to return to.', 2_000),
});

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
