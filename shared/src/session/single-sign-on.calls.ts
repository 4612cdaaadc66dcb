import { calls, get, redirect } from '#shared/answers/calls';
import { SINGLE_SIGN_ON_QUERY } from '#shared/session/single-sign-on.record';

/** Optional sign-in at an OpenID Connect provider; the browser is redirected there and returns to the callback. */
export const SINGLE_SIGN_ON = calls('/api/account', 'public', {
  start: get('SingleSignOn', {
    about: 'Redirects the browser to the provider. `returnUrl` is a path of this site; anything else is ignored.',
    query: SINGLE_SIGN_ON_QUERY,
    answers: redirect,
    refuses: ['NOT_FOUND'],
  }),
  finish: get('SingleSignOnCallback', {
    about:
      'The provider redirects the browser back here. The stored values can be used once, regardless of the result.',
    answers: redirect,
    refuses: ['NOT_FOUND'],
  }),
});
