import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DecideRequest } from '#shared/contract/enrollment';
import { allowedDecisions, DECISION_LABELS, reasonProblem, STATUS_AFTER } from '#shared/enrollment/decisions';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import { AssignEnterpriseIdService } from '../../groups/changes/assign-enterprise-id.service.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { Outbox } from '../../jobs/outbox.ts';
import { MoveQuoteService } from '../../quotes/move-quote.service.ts';
import { type GroupQuote, QuotesRepository } from '../../quotes/quotes.repository.ts';
import { needsEnterpriseId } from '../overview/enrollment-overview.service.ts';

/** Internal staff decide about a submitted enrollment. Source: spec 001 section 4, "Internal actions". */
@Injectable()
export class DecideService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly assignEnterpriseId: AssignEnterpriseIdService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Of two people who decide at once the first wins, the other is told what became of the quote.
   * @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN without a reason or for a number that another group has, STALE_VERSION
   */
  decide(user: SessionUser, quoteId: number, request: DecideRequest): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(user, quoteId, tx);
      assertDecidable(quote, request);
      const changed = await this.prepare(tx, user, { ...quote, version: request.Version }, request);
      const why = request.Reason?.trim() || DECISION_LABELS[request.Decision].toLowerCase();
      return this.moveQuote.move(tx, user, changed, { to: STATUS_AFTER[request.Decision], why });
    });
  }

  /** What a decision brings with it, before the status moves. */
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
      if (needsEnterpriseId(quote)) {
        await this.assignEnterpriseId.assign(tx, user, quote.groupId, request.GroupEnterpriseId ?? '');
      }
      await this.outbox.add(tx, { topic: 'install-group', subjectId: quote.id });
    }
    return quote;
  }
}

function assertDecidable({ status, isDeleted }: GroupQuote, { Decision, Reason }: DecideRequest): void {
  if (isDeleted || !allowedDecisions(status, 'internal').includes(Decision)) {
    const label = groupStatusLabel(status, 'internal');
    throw new AppError('WRONG_STATE', isDeleted ? 'This quote is deleted.' : notDecidable(label));
  }
  const problem = reasonProblem(Decision, Reason);
  if (problem) {
    throw new AppError('RULE_BROKEN', problem, { Reason: [problem] });
  }
}

/** The other of two who decided at once reads this. */
export const notDecidable = (label: string): string =>
  `This decision is not possible: the quote is in status ${label}. Somebody may have decided before you.`;
