import { calls, nothing, post } from '#shared/answers/calls';
import { NEW_PASSWORD, PASSWORD_LINK_OWNER, PASSWORD_TOKEN } from '#shared/people/password-link.record';

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
