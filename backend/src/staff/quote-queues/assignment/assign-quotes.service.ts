import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { heldBy, NOT_YOURS } from '#shared/sales/assignment';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { ClaimQuoteService } from '../../../quoting/quotes/claim-quote.service.ts';
import type { Quote } from '../../../quoting/quotes/quote.table.ts';
import { QUOTE_NOT_FOUND } from '../../../quoting/quotes/quote-questions.repository.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import type { Outcome } from './assignment-answers.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { ColleaguesRepository } from './colleagues.repository.ts';

/** Claims, assigns or releases several quotes of the queues; each one that fails is reported with the reason. */
@Injectable()
export class AssignQuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: AssignmentsRepository,
    private readonly colleagues: ColleaguesRepository,
    private readonly claims: ClaimQuoteService,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Claims the free quotes, or gives them and the user's own to a colleague. For each other one reports who has it and since when; those that
   * the receiver has already are unchanged.
   * @param assignTo username of the colleague who gets them instead
   * @throws INVALID_INPUT
   */
  async assign(user: SessionUser, quoteIds: readonly number[], assignTo?: string | null): Promise<Outcome[]> {
    const { id: to } = await this.colleagues.findReceiver(user, assignTo);
    const ids = [...new Set(quoteIds)];
    return this.transactions.run(async (tx) => {
      const before = await this.assignments.lock(tx, ids);
      const of = (holder: number | null) =>
        before.filter(({ assignedToUserId }) => assignedToUserId === holder).map(({ id }) => id);
      const [free, own] = [of(null), to === user.id ? [] : of(user.id)];
      await this.assignments.give(tx, free, { from: null, to });
      await this.assignments.give(tx, own, { from: user.id, to });
      const isTheirs = ({ assignedToUserId }: Quote) => assignedToUserId === to;
      const outcomes = await this.outcomes(tx, ids, (quote) => (isTheirs(quote) ? null : heldBySomebody(quote)));
      const action = to === user.id ? 'assign-quote' : 'hand-over-quote';
      const given = [...free, ...own].map((quoteId) => ({ action, quoteId, fromUserId: null, toUserId: to }) as const);
      await this.claims.recordAll(tx, user, given);
      return outcomes;
    });
  }

  /** The user's own quotes, or for a super user anyone's. Unclaimed quotes are left unchanged. */
  unassign(user: SessionUser, quoteIds: readonly number[]): Promise<Outcome[]> {
    const ids = [...new Set(quoteIds)];
    const mayReleaseAll = user.permissions.includes('superuser');
    return this.transactions.run(async (tx) => {
      const held = (await this.assignments.lock(tx, ids)).filter(({ assignedToUserId }) => assignedToUserId !== null);
      const own = held.filter(({ assignedToUserId }) => mayReleaseAll || assignedToUserId === user.id);
      const released = own.map(({ id }) => id);
      await this.assignments.release(tx, released);
      const isFree = ({ assignedToUserId }: Quote) => assignedToUserId === null;
      const outcomes = await this.outcomes(tx, ids, (quote) => (isFree(quote) ? null : NOT_YOURS));
      const entries = released.map((subjectId) => ({ user, action: 'unassign-quote', subject: 'quote', subjectId }));
      await this.audit.recordAll(tx, entries);
      return outcomes;
    });
  }

  private async outcomes(
    tx: EntityManager,
    ids: readonly number[],
    problemOf: (quote: Quote) => string | null,
  ): Promise<Outcome[]> {
    const quotes = await this.assignments.mapAssigned(tx, ids);
    return ids.map((quoteId) => {
      const { quote = null, clientName = null } = quotes.get(quoteId) ?? {};
      return { quoteId, quote, clientName, problem: quote ? problemOf(quote) : QUOTE_NOT_FOUND };
    });
  }
}

const heldBySomebody = ({ assignedTo, assignedAt }: Quote): string =>
  heldBy({ fullName: assignedTo?.fullName ?? '', since: assignedAt?.toISOString() ?? '' });
