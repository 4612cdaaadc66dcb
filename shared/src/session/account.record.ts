import { record, type Wire } from '#shared/records/field';
import { code, described, flag, id, listOf, nested, orNull, text } from '#shared/records/kinds';
import { PERMISSIONS } from '#shared/roles/permissions';

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
  Email: text('E-mail', { example: 'ada@example.com' }),
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
