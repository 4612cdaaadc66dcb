import { calls, get, nothing, post, put } from '#shared/answers/calls';
import { BEFORE_QUERY } from '#shared/answers/list-query.record';
import { ADDED_STAFF_NOTE, ADD_STAFF_NOTE, STAFF_NOTES } from '#shared/staff-notes/staff-note.record';

/** Internal notes on the quotes of groups and of households. The paths are ours: the specification has no notes. */
export const STAFF_NOTE_CALLS = calls('/api/sales', ['internal'], {
  list: get('GetStaffNotes/:quoteId', {
    about: 'Newest first, 20 at a time.',
    query: BEFORE_QUERY,
    answers: STAFF_NOTES,
    refuses: ['NOT_FOUND'],
  }),
  add: post('AddStaffNote/:quoteId', {
    about: 'Writes a note, and tells the colleagues whom it mentions.',
    body: ADD_STAFF_NOTE,
    once: 'A repeat answers the first answer.',
    answers: ADDED_STAFF_NOTE,
    refuses: ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE'],
  }),
  delete: put('DeleteStaffNote/:noteId', {
    about: "Deletes the text of the caller's own note; that there was one stays.",
    answers: nothing,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});
