import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOT_YOURS } from '#shared/sales/assignment';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { type ClaimRequest, ClaimQuoteService } from '../../../quoting/quotes/claim-quote.service.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { ColleaguesRepository } from './colleagues.repository.ts';
import { Quotes } from '../../../quoting/quotes/quotes.repository.ts';

/** Claims a quote of the queue, takes it over from a colleague, or releases it. */
@Injectable()
export class AssignQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly claims: ClaimQuoteService,
    private readonly colleagues: ColleaguesRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Claiming one's own quote again has no effect.
   * @param assignTo username of the colleague who gets it instead
   * @throws NOT_FOUND, INVALID_INPUT, CONFIRMATION_NEEDED that says who has it and since when
   */
  async assign(user: SessionUser, claimed: ClaimRequest, assignTo?: string | null): Promise<Quote> {
    const receiver = await this.colleagues.findReceiver(user, assignTo);
    return this.transactions.run(async (tx) => {
      const { quoteId } = claimed;
      await this.quotes.find(user, quoteId, tx);
      const claim = await this.claims.claim(tx, user, { ...claimed, receiverId: receiver.id });
      await this.claims.record(tx, user, claim);
      return findAssigned(tx, quoteId);
    });
  }

  /** A super user can release a colleague's quote. An unassigned quote is unchanged. @throws NOT_FOUND, WRONG_STATE */
  unassign(user: SessionUser, quoteId: number): Promise<Quote> {
    return this.transactions.run(async (tx) => {
      const { assignedToUserId } = await this.quotes.lock(user, quoteId, tx);
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

/** With the user who works on it. */
const findAssigned = (tx: EntityManager, id: number): Promise<Quote> =>
  tx.findOneOrFail(Quote, { where: { id }, relations: { assignedTo: true } });
