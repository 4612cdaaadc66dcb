import { calls, get, nothing, orNone, put, remove } from '#shared/answers/calls';
import { DRAFT, KEEP_DRAFT, KEPT_DRAFT } from '#shared/session/draft.record';

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
