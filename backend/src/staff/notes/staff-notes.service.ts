import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSameUsername, NOT_A_COLLEAGUE } from '#shared/sales/assignment';
import { type AddedStaffNote, type AddStaffNoteRequest, NOT_YOUR_NOTE } from '#shared/staff-notes/staff-note.record';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/jobs/idempotency.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { AssignmentsRepository } from '../queues/assignments.repository.ts';
import { StaffNotesRepository } from './staff-notes.repository.ts';

export interface AddedNote {
  id: number;
  quoteId: number;
  /** Users, each once. */
  mentionedIds: readonly number[];
}

/** What a note brings about, in its transaction. */
type NoteFollower = (tx: EntityManager, user: SessionUser, note: AddedNote) => Promise<void>;

/**
 * Writes internal notes on quotes, and deletes their text for good; that there was one, by whom and when, stays to be seen.
 */
@Injectable()
export class StaffNotesService {
  private readonly followers: NoteFollower[] = [];

  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly notes: StaffNotesRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Features above register here what must follow a note. */
  follow(follower: NoteFollower): void {
    this.followers.push(follower);
  }

  /** @throws NOT_FOUND, INVALID_INPUT for a mention of someone who cannot see the quote */
  async add(
    user: SessionUser,
    quoteId: number,
    { Text: text, Mentions }: AddStaffNoteRequest,
    finish: Finish<AddedStaffNote>,
  ): Promise<AddedStaffNote> {
    const mentionedIds = await this.findMentioned(Mentions);
    return this.transactions.run(async (tx) => {
      await this.quotes.find(user, quoteId, tx);
      const createdAt = this.clock.now();
      const id = await this.notes.add(tx, { quoteId, authorUserId: user.id, createdAt, text, mentionedIds });
      for (const follow of this.followers) {
        await follow(tx, user, { id, quoteId, mentionedIds });
      }
      // Not of the quote: agents read its timeline.
      await this.audit.record(tx, { user, action: 'add-note', subject: 'staff-note', subjectId: id });
      await finish(tx, { Id: id });
      return { Id: id };
    });
  }

  private async findMentioned(usernames: readonly string[]): Promise<number[]> {
    const colleagues = usernames.length === 0 ? [] : await this.assignments.listColleagues();
    const found = usernames.map((name) => colleagues.find(({ username }) => isSameUsername(username, name)));
    if (found.includes(undefined)) {
      throw new AppError('INVALID_INPUT', NOT_A_COLLEAGUE, { Mentions: [NOT_A_COLLEAGUE] });
    }
    return [...new Set(found.map((colleague) => colleague!.id))];
  }

  /** A note that is deleted already is unchanged. @throws NOT_FOUND, WRONG_STATE for a colleague's note */
  async delete(user: SessionUser, id: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { quoteId, authorUserId } = await this.notes.find(tx, id);
      await this.quotes.find(user, quoteId, tx);
      if (authorUserId !== user.id) {
        throw new AppError('WRONG_STATE', NOT_YOUR_NOTE);
      }
      if (await this.notes.erase(tx, id, this.clock.now())) {
        await this.audit.record(tx, { user, action: 'delete-note', subject: 'staff-note', subjectId: id });
      }
    });
  }
}
