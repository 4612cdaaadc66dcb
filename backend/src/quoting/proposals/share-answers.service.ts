import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatInstant } from '#shared/formats/instant';
import { sentComparisonsPath } from '#shared/individuals/individual-next-step';
import { LANGUAGE_LABELS } from '#shared/languages/language';
import { MAX_EMAIL_SUBJECT } from '#shared/proposals/proposal-email';
import type { ShareAnswerRequest } from '#shared/proposals/proposal.record';
import {
  answerTitle,
  choiceProblem,
  MOST_ANSWERS,
  PLAN_NOT_PROPOSED,
  questionProblem,
  TOO_MANY_ANSWERS,
} from '#shared/proposals/share-answer';
import { MOST_SHARE_DAYS, shareLinkEnd } from '#shared/proposals/share-link';
import { proposalHistoryPath } from '#shared/quotes/next-step';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { Reader } from '../../platform/http/client-device.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { noteGroupActivity } from '../groups/group-activity.repository.ts';
import { customerName } from '../quotes/customer-name.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import type { ReadableLink } from './proposals.repository.ts';
import { QuoteEmailsService } from './quote-emails.service.ts';
import { type ReadableAnswer, ShareAnswersRepository } from './share-answers.repository.ts';
import { StoredProposalsService } from './stored-proposals.service.ts';

type Said = Pick<ReadableAnswer, 'planName' | 'question' | 'language'>;

/** What clients answer on the page behind a link: a plan they would like, or a question. The agent is told. */
@Injectable()
export class ShareAnswersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly stored: StoredProposalsService,
    private readonly answers: ShareAnswersRepository,
    private readonly emails: QuoteEmailsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * A repeat changes nothing: the same key, or the plan that was chosen last.
   * @throws NOT_FOUND as for reading; WRONG_STATE once enrollment has begun; RULE_BROKEN for a plan that is not in the proposal, or when
   * the link was used too often
   */
  async answer(token: string, request: ShareAnswerRequest, reader: Reader): Promise<void> {
    const link = await this.stored.findLink(token);
    const planName = planOf(link, request);
    await this.transactions.run(async (tx) => {
      await takeTurnOf(tx, `answers of link ${link.id}`);
      const before = await this.answers.listOfLink(tx, link.id);
      const chosen = before.findLast(({ planId }) => planId !== null);
      const isRepeat =
        before.some(({ requestKey }) => requestKey === request.Key) ||
        (request.PlanId !== null && chosen?.planId === request.PlanId && chosen.handledAt === null);
      if (isRepeat) {
        return;
      }
      if (before.length >= MOST_ANSWERS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_ANSWERS);
      }
      const question = request.PlanId === null ? request.Question.trim() : null;
      const said = { planName, question, language: request.Language };
      const given = { shareLinkId: link.id, requestKey: request.Key, planId: request.PlanId };
      const id = await this.answers.insert(tx, { ...given, ...said, ...reader });
      if (this.emails.isAvailable) {
        await this.answers.noteEmail(tx, id, await this.tellAgent(tx, link, said));
      }
      const { id: quoteId, groupId } = link.proposal.quote;
      await this.answers.noteWaiting(tx, quoteId);
      if (groupId !== null) {
        await noteGroupActivity(tx, groupId, this.clock.now());
      }
      const entry = { action: 'answer-shared-proposal', subject: 'share-link', subjectId: link.id };
      await this.audit.record(tx, { user: null, ...entry });
    });
  }

  /** The agent, or staff, has answered it: it waits no more. @throws NOT_FOUND */
  markHandled(user: SessionUser, answerId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const answer = await this.answers.findVisible(user, answerId, tx);
      if (await this.answers.markHandled(tx, answer, user.id)) {
        await this.answers.noteWaiting(tx, await this.answers.findQuoteId(tx, answer));
        const entry = { action: 'handle-share-answer', subject: 'share-link', subjectId: answer.shareLinkId };
        await this.audit.record(tx, { user, ...entry });
      }
    });
  }

  /** By email to whom the client would call. */
  private async tellAgent(
    tx: EntityManager,
    { createdByUserId, createdBy, proposal: { quote } }: ReadableLink,
    { planName, question, language }: Said,
  ): Promise<number> {
    const now = this.clock.now();
    const contact = await this.emails.contactOf(createdBy, quote.id, tx);
    const title = answerTitle(customerName(quote), planName);
    return this.emails.add(tx, {
      kind: 'Answer',
      sentByUserId: createdByUserId,
      token: answersPath(quote),
      expiresAt: shareLinkEnd(now, MOST_SHARE_DAYS),
      linkId: null,
      content: {
        to: contact.Email,
        subject: title.slice(0, MAX_EMAIL_SUBJECT),
        message: [
          `${title}. This was answered on ${formatInstant(now.toISOString())} (Eastern Time) on the page of the ${quote.groupId === null ? 'comparison' : 'proposal'} that you shared${language === 'en' ? '' : `, read in ${LANGUAGE_LABELS[language]}`}.`,
          ...(question === null ? [] : [question]),
        ].join('\n\n'),
        contact,
      },
    });
  }
}

/** Where the agent finds the answers. */
const answersPath = (quote: AnyQuote): string =>
  quote.groupId === null
    ? sentComparisonsPath({ Id: quote.id, Individual: { IsFfm: quote.individual.isFfm } })
    : proposalHistoryPath(quote.id);

/** The name of the chosen plan; null for a question. */
function planOf({ proposal }: ReadableLink, { PlanId, Question }: ShareAnswerRequest): string | null {
  if (PlanId === null) {
    const problem = questionProblem(Question);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { Question: [problem] });
    }
    return null;
  }
  const problem = choiceProblem(proposal.quote.status);
  if (problem) {
    throw new AppError('WRONG_STATE', problem);
  }
  const plan = proposal.figures?.Plans.find((each) => each.PlanId === PlanId);
  if (!plan) {
    throw new AppError('RULE_BROKEN', PLAN_NOT_PROPOSED, { PlanId: [PLAN_NOT_PROPOSED] });
  }
  return plan.PlanDisplayName;
}
