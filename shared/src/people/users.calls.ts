import { CSV, calls, get, nothing, post, put, remove } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { NEW_USER, PASSWORD_LINK, USER_CHANGE, USER_DETAILS, USER_ROW, VERSION } from '#shared/people/user.record';

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
