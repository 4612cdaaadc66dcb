import { byKey, calls, get, nothing, put } from '#shared/answers/calls';
import { PREFERENCE } from '#shared/session/preference.record';

/** The console's preferences of its user: visible columns and saved searches, the same in every browser. Always the caller's own. */
export const PREFERENCES = calls('/api/account/Preferences', ['internal'], {
  list: get('', { about: 'All preferences of the caller.', answers: byKey(PREFERENCE.Value) }),
  keep: put(':key', {
    about: 'Saves one; null removes it.',
    path: { key: 'text' },
    body: PREFERENCE,
    answers: nothing,
    refuses: ['RULE_BROKEN', 'NOT_FOUND'],
  }),
});
