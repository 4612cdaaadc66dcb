import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DecideRequest } from '#shared/enrollment/enrollment.record';
import { allowedDecisions, DECISION_LABELS, reasonProblem, STATUS_AFTER } from '#shared/enrollment/decisions';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { ClaimQuoteService } from '../../quoting/quotes/claim-quote.service.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type GroupQuote, QuotesRepository } from '../../quoting/quotes/quotes.repository.ts';
import { ApproveEnrollmentService } from './approve-enrollment.service.ts';

/** Records the decision of internal staff on a submitted enrollment. Source: spec 001 section 4, "Internal actions". */
@Injectable()
export class DecideService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly claims: ClaimQuoteService,
    private readonly approval: ApproveEnrollmentService,
  ) {}

  /**
   * Deciding claims the quote. If two people decide at the same time, the first wins; the second gets the new status.
   * @throws NOT_FOUND, WRONG_STATE, CONFIRMATION_NEEDED while a colleague works on it, RULE_BROKEN without a reason or for a number that
   * another group has, STALE_VERSION
   */
  decide(user: SessionUser, quoteId: number, request: DecideRequest): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(user, quoteId, tx);
      assertDecidable(quote, request);
      const claim = await this.claims.claim(tx, user, { quoteId, takeOverFrom: request.TakeOverFrom });
      await this.assertExplained(tx, quote, request);
      const changed = await this.prepare(tx, user, { ...quote, version: request.Version }, request);
      const why = request.Reason?.trim() || DECISION_LABELS[request.Decision].toLowerCase();
      const decided = await this.moveQuote.move(tx, user, changed, { to: STATUS_AFTER[request.Decision], why });
      await this.claims.record(tx, user, claim);
      return decided;
    });
  }

  private async assertExplained(tx: EntityManager, quote: GroupQuote, { Decision, Reason }: DecideRequest) {
    const hasIncompleteMembers = Decision === 'Approve' && (await this.approval.hasIncompleteMembers(tx, quote));
    const problem = reasonProblem(Decision, Reason, hasIncompleteMembers);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { Reason: [problem] });
    }
  }

  /** Side effects of a decision, before the status changes. */
  private async prepare(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    request: DecideRequest,
  ): Promise<GroupQuote> {
    if (request.Decision === 'Return') {
      return this.quotes.save(tx, quote, { readOnlyReason: 0 });
    }
    if (request.Decision === 'Approve') {
      await this.approval.approve(tx, user, quote, request);
    }
    if (request.Decision === 'Pend') {
      return this.quotes.save(tx, quote, { agentRepliedAt: null });
    }
    return quote;
  }
}

function assertDecidable({ status, isDeleted, agentRepliedAt }: GroupQuote, { Decision }: DecideRequest): void {
  const hasReply = agentRepliedAt !== null;
  if (isDeleted || !allowedDecisions({ status, hasReply }, 'internal').includes(Decision)) {
    const label = groupStatusLabel(status, 'internal');
    throw new AppError('WRONG_STATE', isDeleted ? 'This quote is deleted.' : notDecidable(label));
  }
}

/** Shown to the second of two users who decide at the same time. */
export const notDecidable = (label: string): string =>
  `This decision is not possible: the quote is in status ${label}. Someone else may have decided already.`;
