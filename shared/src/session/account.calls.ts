import { byKey, calls, get, nothing, orNone, post, put, redirect, remove } from '#shared/answers/calls';
import {
  CURRENT_USER,
  PREFERENCE,
  SIGN_IN,
  SIGN_IN_OPTIONS,
  SINGLE_SIGN_ON_QUERY,
} from '#shared/session/account.record';
import { DRAFT, KEEP_DRAFT, KEPT_DRAFT } from '#shared/session/draft.record';

/** Spec 002 section 7, "Account and search". */
export const ACCOUNT = calls('/api/account', 'public', {
  current: get('', {
    about: 'Who is signed in. Public, because it also issues the CSRF token required to sign in.',
    answers: CURRENT_USER,
    refuses: ['NOT_SIGNED_IN'],
  }),
  options: get('SignInOptions', { about: 'The contents of the sign-in page.', answers: SIGN_IN_OPTIONS }),
  signIn: post('', {
    about: 'Starts a session. SECOND_STEP_NEEDED: the password is correct, and POST SecondStep completes it.',
    body: SIGN_IN,
    answers: CURRENT_USER,
    refuses: ['NOT_SIGNED_IN', 'SECOND_STEP_NEEDED', 'NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
  }),
  end: remove('', {
    about: 'Ends the session here and in the database; signing out twice is not an error.',
    answers: nothing,
  }),
});

/** What the caller has typed into a form and not saved yet, on any device. Always the caller's own. */
export const DRAFTS = calls('/api/account/Drafts', 'signed-in', {
  find: get(':form', {
    about: 'Null if there is none.',
    path: { form: 'text' },
    answers: orNone(DRAFT),
    refuses: ['INVALID_INPUT'],
  }),
  keep: put(':form', {
    about: 'Keeps it until it is discarded, or for 30 days after its last change.',
    path: { form: 'text' },
    body: KEEP_DRAFT,
    answers: KEPT_DRAFT,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'TOO_LARGE'],
  }),
  discard: remove(':form', { path: { form: 'text' }, answers: nothing }),
});

/** The console's preferences of its user: visible columns and saved searches, the same in every browser. Always the caller's own. */
export const PREFERENCES = calls('/api/account/Preferences', ['internal'], {
  list: get('', { about: 'All preferences of the caller.', answers: byKey(PREFERENCE.Value) }),
  keep: put(':key', {
    about: 'Saves one; null removes it.',
    path: { key: 'text' },
    body: PREFERENCE,
    answers: nothing,
    refuses: ['RULE_BROKEN'],
  }),
});

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
  }),
});
