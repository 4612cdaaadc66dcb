import { calls, get, nothing, post, remove } from '#shared/answers/calls';
import { CURRENT_USER, SIGN_IN, SIGN_IN_OPTIONS } from '#shared/session/account.record';

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
