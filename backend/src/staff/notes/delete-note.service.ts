import { Injectable } from '@nestjs/common';
import { NOT_YOUR_NOTE } from '#shared/staff-notes/staff-note.record';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { StaffNotesRepository } from './staff-notes.repository.ts';

/** Deletes a note's text for good; that there was one, by whom and when, stays to be seen. */
@Injectable()
export class DeleteNoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly notes: StaffNotesRepository,
    private readonly quotes: Quotes,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

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
