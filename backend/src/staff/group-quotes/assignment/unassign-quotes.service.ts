import { Injectable } from '@nestjs/common';
import { NOT_YOURS } from '#shared/sales/assignment';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { quoteNotFound } from '../../../quoting/quotes/quotes.repository.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import type { Outcome } from './assignment.dto.ts';
import { AssignmentsRepository } from './assignments.repository.ts';

/** Somebody of the staff gives several quotes back to the queue. */
@Injectable()
export class UnassignQuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: AssignmentsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** One's own, and for a super user anybody's; of each other it is told why not. What nobody has is left as it is. */
  unassign(user: SessionUser, quoteIds: readonly number[]): Promise<Outcome[]> {
    const ids = [...new Set(quoteIds)];
    const mayReleaseAll = user.permissions.includes('superuser');
    return this.transactions.run(async (tx) => {
      const held = (await this.assignments.lock(tx, ids)).filter(({ assignedToUserId }) => assignedToUserId !== null);
      const own = held.filter(({ assignedToUserId }) => mayReleaseAll || assignedToUserId === user.id);
      const released = own.map(({ id }) => id);
      await this.assignments.release(tx, released);
      const after = await this.assignments.mapAssigned(tx, ids);
      const entry = { user, action: 'unassign-quote', subject: 'quote' };
      await this.audit.recordAll(
        tx,
        released.map((subjectId) => ({ ...entry, subjectId })),
      );
      return ids.map((quoteId) => {
        const quote = after.get(quoteId) ?? null;
        const problem = quote ? (quote.assignedToUserId === null ? null : NOT_YOURS) : quoteNotFound(quoteId);
        return { quoteId, quote, problem };
      });
    });
  }
}
