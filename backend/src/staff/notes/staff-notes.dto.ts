import {
  ADD_STAFF_NOTE,
  ADDED_STAFF_NOTE,
  STAFF_NOTES,
  type StaffNoteResponse,
} from '#shared/staff-notes/staff-note.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import type { ReadableNote } from './staff-notes.repository.ts';

export class StaffNotesAnswer extends answerOf(STAFF_NOTES) {}
export class AddNoteBody extends bodyOf(ADD_STAFF_NOTE) {}
export class AddedNoteAnswer extends answerOf(ADDED_STAFF_NOTE) {}

/** @param readerId the user who reads it */
export const toStaffNote = (note: ReadableNote, readerId: number): StaffNoteResponse => ({
  Id: note.id,
  Text: note.text,
  By: note.author.fullName,
  At: note.createdAt.toISOString(),
  DeletedAt: note.deletedAt?.toISOString() ?? null,
  Mentions: note.mentioned.map(({ fullName, username }) => ({ FullName: fullName, Username: username })),
  IsMine: note.authorUserId === readerId,
});
