import { calls, CSV, file, get, nothing, post, put, remove } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { NEW_USER, PASSWORD_LINK, USER_CHANGE, USER_DETAILS, USER_ROW, VERSION } from '#shared/people/user.record';
import { AGENT, AGENT_CARD, AGENT_CHANGE, AGENT_CRITERIA, AGENT_ROW } from '#shared/people/agent.record';
import { AGENCY, AGENCY_CHANGE, AGENCY_ROW, LOGO_HOLDER } from '#shared/people/agency.record';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import { NEW_PASSWORD, PASSWORD_LINK_OWNER, PASSWORD_TOKEN } from '#shared/people/password.record';

/** User accounts. Spec 002 section 3, "User"; the calls are ours, in the same style. */
export const USERS = calls('/api/people', ['superuser'], {
  list: get('Users', { about: 'Users.', query: LIST_QUERY, answers: [USER_ROW] }),
  export: get('Users.csv', { about: 'All users that match the filter.', query: LIST_QUERY, answers: CSV }),
  find: get('Users/:id', { about: 'With the open sessions.', answers: USER_DETAILS, refuses: ['NOT_FOUND'] }),
  create: post('Users', {
    about: 'Answers the link to set a password, which is revealed only once.',
    body: NEW_USER,
    answers: PASSWORD_LINK,
    refuses: ['RULE_BROKEN'],
  }),
  change: put('Users/:id', {
    about: 'Changes a user.',
    body: USER_CHANGE,
    answers: USER_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  lock: put('Users/Lock/:id', {
    about: 'Locks a user and ends their sessions immediately.',
    body: VERSION,
    answers: USER_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  unlock: put('Users/Unlock/:id', {
    about: 'Lets a locked user sign in again.',
    body: VERSION,
    answers: USER_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE'],
  }),
  reset: post('Users/ResetPassword/:id', {
    about: 'Answers the link to set a new password, which is revealed only once.',
    body: VERSION,
    answers: PASSWORD_LINK,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  resetSecondStep: put('Users/ResetSecondStep/:id', {
    about: 'Removes the second step of a user who lost it, and ends every session.',
    body: VERSION,
    answers: USER_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN'],
  }),
  endAll: remove('Users/Sessions/:id', {
    about: 'Ends all sessions of a user.',
    answers: nothing,
    refuses: ['NOT_FOUND'],
  }),
  endOne: remove('Users/Sessions/:id/:sessionId', {
    about: 'Ends one session of a user.',
    path: { sessionId: 'text' },
    answers: nothing,
    refuses: ['NOT_FOUND'],
  }),
});

/** Spec 002 section 3, "Agent". Agents cannot be deleted because groups and quotes name them, only deactivated. */
export const MANAGED_AGENTS = calls('/api/people', ['superuser'], {
  list: get('Agents', { about: 'Agents.', query: LIST_QUERY, answers: [AGENT_ROW] }),
  export: get('Agents.csv', { about: 'All agents that match the filter.', query: LIST_QUERY, answers: CSV }),
  find: get('Agents/:id', { about: 'One agent.', answers: AGENT_ROW, refuses: ['NOT_FOUND'] }),
  create: post('Agents', { about: 'Creates an agent.', body: AGENT, answers: AGENT_ROW, refuses: ['RULE_BROKEN'] }),
  change: put('Agents/:id', {
    about: 'Changes an agent.',
    body: AGENT_CHANGE,
    answers: AGENT_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});

/** The agencies of agents. An agency with agents cannot be deleted, only deactivated. */
export const AGENCIES = calls('/api/people', ['superuser'], {
  list: get('Agencies', { about: 'Agencies.', query: LIST_QUERY, answers: [AGENCY_ROW] }),
  export: get('Agencies.csv', { about: 'All agencies that match the filter.', query: LIST_QUERY, answers: CSV }),
  find: get('Agencies/:id', { about: 'One agency.', answers: AGENCY_ROW, refuses: ['NOT_FOUND'] }),
  create: post('Agencies', {
    about: 'Creates an agency.',
    body: AGENCY,
    answers: AGENCY_ROW,
    refuses: ['RULE_BROKEN'],
  }),
  change: put('Agencies/:id', {
    about: 'Changes an agency.',
    body: AGENCY_CHANGE,
    answers: AGENCY_ROW,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  viewLogo: get('Agencies/:id/Logo', {
    about: "The picture on the agency's proposals.",
    answers: file('image/png'),
    refuses: ['NOT_FOUND'],
  }),
  setLogo: post('Agencies/:id/Logo', {
    about: 'multipart/form-data with one file, a PNG or JPEG of at most 256 KB. It replaces the one before.',
    body: 'form',
    answers: AGENCY_ROW,
    refuses: ['NOT_FOUND'],
  }),
  removeLogo: remove('Agencies/:id/Logo', {
    about: 'Proposals show no picture from now on.',
    answers: AGENCY_ROW,
    refuses: ['NOT_FOUND'],
  }),
});

/** Finds agents to assign. Spec 002 section 7, "Agents". */
export const AGENTS = calls('/api/agent', ['agent', 'agentadmin'], {
  listForUser: get('AgentsForUser', {
    about:
      'The agents that this user may assign. Only agents can load this list (spec 002 section 6); internal staff search.',
    answers: [AGENT_CARD],
  }),
  find: get('findAgentsByCriteria', {
    about:
      'Searches all agents for internal staff, those of AgentsForUser for everyone else; by name, with Content-Range.',
    allow: ['smallgroup', ...INDIVIDUAL_QUOTING],
    query: AGENT_CRITERIA,
    answers: [AGENT_CARD],
  }),
});

/** The carrier whose logo all proposals show. */
export const CARRIER = calls('/api/people/Carrier', ['superuser'], {
  describe: get('', { about: 'The carrier, by the name that the rule InsurerName gives it.', answers: LOGO_HOLDER }),
  viewLogo: get('Logo', {
    about: "The carrier's picture on all proposals.",
    answers: file('image/png'),
    refuses: ['NOT_FOUND'],
  }),
  setLogo: post('Logo', {
    about: 'multipart/form-data with one file, a PNG or JPEG of at most 256 KB. It replaces the one before.',
    body: 'form',
    answers: LOGO_HOLDER,
  }),
  removeLogo: remove('Logo', { about: 'Proposals show no logo of the carrier from now on.', answers: LOGO_HOLDER }),
});

/** The agency of an agent admin. No request names one. */
export const OWN_AGENCY = calls('/api/agency', ['agentadmin'], {
  describe: get('', { about: "The caller's agency.", answers: LOGO_HOLDER, refuses: ['NOT_FOUND'] }),
  viewLogo: get('Logo', {
    about: "The picture on the agency's proposals.",
    answers: file('image/png'),
    refuses: ['NOT_FOUND'],
  }),
  setLogo: post('Logo', {
    about: 'multipart/form-data with one file, a PNG or JPEG of at most 256 KB. It replaces the one before.',
    body: 'form',
    answers: LOGO_HOLDER,
    refuses: ['NOT_FOUND'],
  }),
  removeLogo: remove('Logo', {
    about: 'Proposals show no picture from now on.',
    answers: LOGO_HOLDER,
    refuses: ['NOT_FOUND'],
  }),
});

/** For people with a one-time link. POSTs, to keep the token out of URLs. */
export const PASSWORDS = calls('/api/account', 'public', {
  owner: post('PasswordLink', {
    about: 'The user whom the link is for.',
    body: PASSWORD_TOKEN,
    answers: PASSWORD_LINK_OWNER,
    refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  set: post('SetPassword', {
    about: 'Uses up the link. The user then signs in with the new password.',
    body: NEW_PASSWORD,
    answers: nothing,
    refuses: ['NOT_FOUND', 'RULE_BROKEN', 'TOO_MANY_REQUESTS'],
  }),
});
