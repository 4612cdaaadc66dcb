import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { heldBy, NOT_YOURS } from '#shared/sales/assignment';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { ClaimQuoteService, type ClaimRequest } from '../../quoting/quotes/claim-quote.service.ts';
import { QUOTE_NOT_FOUND } from '../../quoting/quotes/quote-questions.repository.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import type { Outcome } from './assignment-answers.ts';
import { AssignmentsRepository } from './assignments.repository.ts';

/**
 * Claims a quote of the queue, takes it over from a colleague, or releases it. Claims, assigns or releases several quotes of the queues;
 * each one that fails is reported with the reason.
 */
@Injectable()
export class AssignmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly claims: ClaimQuoteService,
    private readonly assignments: AssignmentsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Claiming one's own quote again has no effect.
   * @param assignTo username of the colleague who gets it instead
   * @throws NOT_FOUND, INVALID_INPUT, CONFIRMATION_NEEDED that says who has it and since when
   */
  async assign(user: SessionUser, claimed: ClaimRequest, assignTo?: string | null): Promise<Quote> {
    const receiver = await this.assignments.findReceiver(user, assignTo);
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

  /**
   * Claims the free quotes, or gives them and the user's own to a colleague. For each other one reports who has it and since when; those that
   * the receiver has already are unchanged.
   * @param assignTo username of the colleague who gets them instead
   * @throws INVALID_INPUT
   */
  async assignMany(user: SessionUser, quoteIds: readonly number[], assignTo?: string | null): Promise<Outcome[]> {
    const { id: to } = await this.assignments.findReceiver(user, assignTo);
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
  unassignMany(user: SessionUser, quoteIds: readonly number[]): Promise<Outcome[]> {
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

/** With the user who works on it. */
const findAssigned = (tx: EntityManager, id: number): Promise<Quote> =>
  tx.findOneOrFail(Quote, { where: { id }, relations: { assignedTo: true } });

const heldBySomebody = ({ assignedTo, assignedAt }: Quote): string =>
  heldBy({ fullName: assignedTo?.fullName ?? '', since: assignedAt?.toISOString() ?? '' });
