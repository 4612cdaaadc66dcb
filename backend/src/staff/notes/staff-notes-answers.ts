import type { StaffNoteResponse } from '#shared/staff-notes/staff-note.record';
import type { ReadableNote } from './staff-notes.repository.ts';

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
