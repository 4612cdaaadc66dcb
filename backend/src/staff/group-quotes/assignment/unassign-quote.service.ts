import { Injectable } from '@nestjs/common';
import { NOT_YOURS } from '#shared/sales/assignment';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';
import { QuotesRepository } from '../../../quoting/quotes/quotes.repository.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { findAssigned } from './assign-quote.service.ts';

/** Somebody of the staff gives a quote back to the queue. */
@Injectable()
export class UnassignQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** A super user releases for somebody who is away. What nobody has is left as it is. @throws NOT_FOUND, WRONG_STATE */
  unassign(user: SessionUser, quoteId: number): Promise<Quote> {
    return this.transactions.run(async (tx) => {
      const { assignedToUserId } = await this.quotes.findForUpdate(user, quoteId, tx);
      if (assignedToUserId !== null) {
        if (assignedToUserId !== user.id && !user.permissions.includes('superuser')) {
          throw new AppError('WRONG_STATE', NOT_YOURS);
        }
        const change = { assignedToUserId: null, assignedAt: null, version: () => 'version' };
        await tx.update(Quote, { id: quoteId, assignedToUserId }, change);
        await this.audit.record(tx, { user, action: 'unassign-quote', subject: 'quote', subjectId: quoteId });
      }
      return findAssigned(tx, quoteId);
    });
  }
}
