import { Injectable } from '@nestjs/common';
import type { ReplyRequest } from '#shared/enrollment/enrollment.record';
import { replyProblem, replyTextProblem } from '#shared/enrollment/reply';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type GroupQuote, QuotesRepository } from '../../quoting/quotes/quotes.repository.ts';

@Injectable()
export class ReplyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves the agent's reply to a pended decision and hands the quote back to staff. The version keeps a double click from replying twice.
   * @throws NOT_FOUND, WRONG_STATE unless it is pended, RULE_BROKEN without a text, STALE_VERSION
   */
  reply(user: SessionUser, quoteId: number, { Text, Version: version }: ReplyRequest): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(user, quoteId, tx);
      const { DisableForExternalAgentFlag: isBlocked } = await this.rules.inForce(quote.effectiveDate);
      const problem = replyProblem({ status: quote.status, audience: audienceOf(user.permissions), isBlocked });
      if (problem) {
        throw new AppError('WRONG_STATE', problem);
      }
      const textProblem = replyTextProblem(Text);
      if (textProblem) {
        throw new AppError('RULE_BROKEN', textProblem, { Text: [textProblem] });
      }
      const replied = await this.quotes.save(tx, { ...quote, version }, { agentRepliedAt: this.clock.now() });
      return this.moveQuote.move(tx, user, replied, { to: 'Pended', why: Text.trim() });
    });
  }
}
