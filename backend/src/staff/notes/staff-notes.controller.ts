import { type AddedStaffNote, NOTES_PER_PAGE, type StaffNoteResponse } from '#shared/staff-notes/staff-note.record';
import { STAFF_NOTE_CALLS } from '#shared/staff-notes/staff-notes.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Idempotency } from '../../platform/jobs/idempotency.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { type ReadableNote, StaffNotesRepository } from './staff-notes.repository.ts';
import { StaffNotesService } from './staff-notes.service.ts';

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

@Serves(STAFF_NOTE_CALLS)
export class StaffNotesController implements Serving<typeof STAFF_NOTE_CALLS> {
  constructor(
    private readonly quotes: Quotes,
    private readonly notes: StaffNotesRepository,
    private readonly service: StaffNotesService,
    private readonly idempotency: Idempotency,
  ) {}

  async list({ user, quoteId, query: { before } }: Asked<typeof STAFF_NOTE_CALLS.list>) {
    await this.quotes.find(user, quoteId);
    const notes = await this.notes.list(quoteId, { before: before ?? null, count: NOTES_PER_PAGE + 1 });
    return {
      Notes: notes.slice(0, NOTES_PER_PAGE).map((note) => toStaffNote(note, user.id)),
      HasOlder: notes.length > NOTES_PER_PAGE,
    };
  }

  add({ user, quoteId, body, key }: Asked<typeof STAFF_NOTE_CALLS.add>): Promise<AddedStaffNote> {
    return this.idempotency.once({ user, key, call: `AddStaffNote/${quoteId}`, body }, (finish) =>
      this.service.add(user, quoteId, body, finish),
    );
  }

  delete({ user, noteId }: Asked<typeof STAFF_NOTE_CALLS.delete>) {
    return this.service.delete(user, noteId);
  }
}
