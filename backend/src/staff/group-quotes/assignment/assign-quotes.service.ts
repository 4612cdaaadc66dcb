import { Injectable } from '@nestjs/common';
import { heldBy } from '#shared/sales/assignment';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { Quote } from '../../../quoting/quotes/quote.entity.ts';
import { quoteNotFound } from '../../../quoting/quotes/quotes.repository.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import type { Outcome } from './assignment.dto.ts';
import { AssignmentsRepository } from './assignments.repository.ts';

/** Somebody of the staff takes several quotes of the queue. */
@Injectable()
export class AssignQuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: AssignmentsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** Whatever is free is theirs; of each other it is told who has it and since when. One's own are left as they are. */
  assign(user: SessionUser, quoteIds: readonly number[]): Promise<Outcome[]> {
    const ids = [...new Set(quoteIds)];
    return this.transactions.run(async (tx) => {
      const before = await this.assignments.lock(tx, ids);
      const free = before.filter(({ assignedToUserId }) => assignedToUserId === null).map(({ id }) => id);
      await this.assignments.claim(tx, user, free);
      const after = await this.assignments.mapAssigned(tx, ids);
      const entry = { user, action: 'assign-quote', subject: 'quote' };
      await this.audit.recordAll(
        tx,
        free.map((subjectId) => ({ ...entry, subjectId })),
      );
      return ids.map((quoteId) => {
        const quote = after.get(quoteId) ?? null;
        return { quoteId, quote, problem: assignmentProblem(user, quoteId, quote) };
      });
    });
  }
}

function assignmentProblem(user: SessionUser, quoteId: number, quote: Quote | null): string | null {
  if (!quote) {
    return quoteNotFound(quoteId);
  }
  const since = quote.assignedAt?.toISOString() ?? '';
  return quote.assignedToUserId === user.id ? null : heldBy({ fullName: quote.assignedTo?.fullName ?? '', since });
}
