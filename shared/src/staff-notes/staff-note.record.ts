import { record, type Wire } from '#shared/records/field';
import { described, flag, id, instant, listOf, nested, orNull, text } from '#shared/records/kinds';
import { COLLEAGUE } from '#shared/sales/assignment.record';
import { cleanPunctuation } from '#shared/formats/text';

/** Characters. */
export const NOTE_LIMIT = 2_000;
/** More people in one note are a mailing list. */
export const MAX_MENTIONS = 20;
export const NOTES_PER_PAGE = 20;

export const WRITE_A_NOTE = 'Write the note.';
export const NOTE_TOO_LONG = `Please keep the note within ${NOTE_LIMIT.toLocaleString('en-US')} characters.`;
export const NOTE_WITH_SSN = 'This looks like an SSN, and notes must not contain one. Write its last four digits only.';
export const NOTE_NOT_FOUND = 'This note was not found.';
export const NOT_YOUR_NOTE = 'Only the person who wrote a note can delete it.';

/**
 * Nine digits, plain or separated as SSNs are. Neither a ZIP with its extension nor a tax ID with its dash, nor digits within a reference
 * in hexadecimal.
 */
const SSN = /(?<![\d-])\d{3}([-. ])\d{2}\1\d{4}(?![\d-])|(?<![\da-f-])\d{9}(?![\da-f-])/i;

/** Why this text cannot be a note; null = it can. Never repeats the text. */
export function noteTextProblem(text: string): string | null {
  if (text.trim() === '') {
    return WRITE_A_NOTE;
  }
  if ([...text.trim()].length > NOTE_LIMIT) {
    return NOTE_TOO_LONG;
  }
  return SSN.test(cleanPunctuation(text)) ? NOTE_WITH_SSN : null;
}

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
