import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  allowedDecisions,
  DECISION_LABELS,
  reasonProblem,
  replyProblem,
  replyTextProblem,
  STATUS_AFTER,
} from '#shared/enrollment/decisions';
import type { DecideRequest, ReplyRequest, SendBackRequest } from '#shared/enrollment/enrollment.record';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { GroupsService } from '../../quoting/group-editing/groups.service.ts';
import { ClaimQuoteService } from '../../quoting/quotes/claim-quote.service.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { QUOTE_NOT_FOUND } from '../../quoting/quotes/quote-questions.repository.ts';
import { EnrollmentStateService } from '../parts/enrollment-state.service.ts';
import { needsEnterpriseId } from './enrollment-overview.service.ts';

const WITHOUT_REASON = 'returned to the agent';

/** Without a version for the specification's own call, which names none. */
type Decided = Omit<DecideRequest, 'Version'> & Partial<Pick<DecideRequest, 'Version'>>;

/** What internal staff decide on a submitted enrollment, and the agent's reply. Source: spec 001 section 4, "Internal actions". */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly moveQuote: MoveQuoteService,
    private readonly claims: ClaimQuoteService,
    private readonly state: EnrollmentStateService,
    private readonly groups: GroupsService,
    private readonly outbox: Outbox,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Deciding claims the quote. If two people decide at the same time, the first wins; the second gets the new status.
   * @throws NOT_FOUND, WRONG_STATE, CONFIRMATION_NEEDED while a colleague works on it, RULE_BROKEN without a reason or for a number that
   * another group has, STALE_VERSION
   */
  decide(user: SessionUser, quoteId: number, request: Decided): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('group').lock(user, quoteId, tx);
      assertDecidable(quote, request);
      const claim = await this.claims.claim(tx, user, { quoteId, takeOverFrom: request.TakeOverFrom });
      await this.assertExplained(tx, quote, request);
      const read = { ...quote, version: request.Version ?? quote.version };
      const changed = await this.prepare(tx, user, read, request);
      const why = request.Reason?.trim() || DECISION_LABELS[request.Decision].toLowerCase();
      const decided = await this.moveQuote.move(tx, user, changed, { to: STATUS_AFTER[request.Decision], why });
      await this.claims.record(tx, user, claim);
      return decided;
    });
  }

  /**
   * The decision Return as the specification's own call, which names the group and needs no reason.
   * Source: spec 001 section 7, "SendBackToSignatureRequired".
   * @throws NOT_FOUND, also for another group; WRONG_STATE when already decided, CONFIRMATION_NEEDED while a colleague works on it
   */
  async sendBack(user: SessionUser, { QuoteId, GroupId, Reason, TakeOverFrom }: SendBackRequest): Promise<void> {
    const { groupId } = await this.quotes.of('group').find(user, QuoteId);
    if (groupId !== GroupId) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
    const why = Reason?.trim() || WITHOUT_REASON;
    await this.decide(user, QuoteId, { Decision: 'Return', Reason: why, TakeOverFrom });
  }

  /**
   * Saves the agent's reply to a pended decision and hands the quote back to staff. The version keeps a double click from replying twice.
   * @throws NOT_FOUND, WRONG_STATE unless it is pended, RULE_BROKEN without a text, STALE_VERSION
   */
  reply(user: SessionUser, quoteId: number, { Text, Version: version }: ReplyRequest): Promise<GroupQuote> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('group').lock(user, quoteId, tx);
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

  /** Installing incomplete members would fail: who approves has to give a reason. */
  private async assertExplained(tx: EntityManager, quote: GroupQuote, { Decision, Reason }: Decided) {
    const hasIncompleteMembers =
      Decision === 'Approve' && (await this.state.listIncompleteMembers(quote, tx)).length > 0;
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
    { Decision, GroupEnterpriseId: written }: Decided,
  ): Promise<GroupQuote> {
    if (Decision === 'Return') {
      return this.quotes.save(tx, quote, { readOnlyReason: 0 });
    }
    if (Decision === 'Approve') {
      if (needsEnterpriseId(quote)) {
        await this.groups.assignEnterpriseId(tx, user, { groupId: quote.groupId, written });
      }
      await this.outbox.add(tx, { topic: 'install-group', subjectId: quote.id });
    }
    if (Decision === 'Pend') {
      return this.quotes.save(tx, quote, { agentRepliedAt: null });
    }
    return quote;
  }
}

function assertDecidable({ status, isDeleted, agentRepliedAt }: GroupQuote, { Decision }: Decided): void {
  const hasReply = agentRepliedAt !== null;
  if (isDeleted || !allowedDecisions({ status, hasReply }, 'internal').includes(Decision)) {
    const label = groupStatusLabel(status, 'internal');
    throw new AppError('WRONG_STATE', isDeleted ? 'This quote is deleted.' : notDecidable(label));
  }
}

/** Shown to the second of two users who decide at the same time. */
export const notDecidable = (label: string): string =>
  `This decision is not possible: the quote is in status ${label}. Someone else may have decided already.`;
