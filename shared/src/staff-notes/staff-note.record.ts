import { record, type Wire } from '#shared/records/field';
import { described, flag, id, instant, listOf, nested, orNull, text } from '#shared/records/kinds';
import { COLLEAGUE } from '#shared/sales/assignment.record';
import { MAX_MENTIONS, noteTextProblem } from '#shared/staff-notes/note-text';

/** An internal note on a quote. Agents never see it. */
export const STAFF_NOTE = record({
  Id: id('Note'),
  Text: described(orNull(text('Text')), 'Null once its author has deleted it. A note is never changed.'),
  By: text('By', { example: 'Sam Sales' }),
  At: instant('Written at'),
  DeletedAt: orNull(instant('Deleted at')),
  Mentions: described(
    listOf('Mentions', nested('Colleague', COLLEAGUE)),
    'Who was told of it. Their names are in the text after an @.',
  ),
  IsMine: flag('Mine', { about: 'The caller wrote it and can delete it.' }),
});

/** GET /api/sales/GetStaffNotes/{quoteId}: newest first. */
export const STAFF_NOTES = record('StaffNotesAnswer', {
  Notes: listOf('Notes', nested('Note', STAFF_NOTE)),
  HasOlder: flag('Has older ones'),
});

/** POST /api/sales/AddStaffNote/{quoteId}. */
export const ADD_STAFF_NOTE = record('AddNoteBody', {
  Text: described(
    text('Text', { problem: noteTextProblem }),
    'Plain text, without any SSN. It is encrypted where it is stored.',
  ),
  Mentions: described(
    listOf('Mentions', text('User name', { max: 100 }), { most: MAX_MENTIONS }),
    'User names of the colleagues to tell.',
  ),
});

/** Its response. The text is not repeated, because responses are stored for repeated requests. */
export const ADDED_STAFF_NOTE = record('AddedNoteAnswer', { Id: id('Note') });

export type StaffNoteResponse = Wire<typeof STAFF_NOTE>;
export type StaffNotesResponse = Wire<typeof STAFF_NOTES>;
export type AddStaffNoteRequest = Wire<typeof ADD_STAFF_NOTE>;
export type AddedStaffNote = Wire<typeof ADDED_STAFF_NOTE>;
