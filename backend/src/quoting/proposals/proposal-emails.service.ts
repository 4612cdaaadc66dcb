import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  ADDRESS_REFUSED,
  dayLimitProblem,
  EMAIL_NOT_SET_UP,
  LINK_WITHDRAWN_FIRST,
  MAIL_SERVER_DOWN,
  MESSAGE_REFUSED,
  suggestedEmail,
} from '#shared/proposals/proposal-email';
import type {
  NewProposalEmailRequest,
  ProposalEmailDraft,
  ProposalEmailsStored,
} from '#shared/proposals/proposal-email.record';
import { Env } from '../../platform/config/env.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/jobs/idempotency.ts';
import type { JobHandler, TakenJob } from '../../platform/jobs/job-handler.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { MailRefused } from '../../platform/mail/mail-message.ts';
import { MAILBOX_PATH, MailGateway } from '../../platform/mail/mail.gateway.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { emailContent } from './email-content.ts';
import { toContact } from './proposal-answers.ts';
import { type Contact, ProposalEmailsRepository, type WaitingEmail } from './proposal-emails.repository.ts';
import { ProposalsRepository } from './proposals.repository.ts';
import { sharePath } from './share-tokens.ts';
import { StoredProposalsService } from './stored-proposals.service.ts';

const REFUSALS = { address: ADDRESS_REFUSED, message: MESSAGE_REFUSED } as const;

/** The e-mails with a proposal: drafted, stored with the request, and delivered by the worker. */
@Injectable()
export class ProposalEmailsService implements JobHandler, OnModuleInit {
  readonly topic = 'send-email';

  constructor(
    private readonly worker: Worker,
    private readonly transactions: Transactions,
    private readonly stored: StoredProposalsService,
    private readonly proposals: ProposalsRepository,
    private readonly emails: ProposalEmailsRepository,
    private readonly quotes: Quotes,
    private readonly outbox: Outbox,
    private readonly mail: MailGateway,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.worker.register(this);
  }

  /** What the form for an e-mail starts with. @throws NOT_FOUND */
  async draft(user: SessionUser, proposalId: number): Promise<ProposalEmailDraft> {
    const { quoteId, effectiveDate } = await this.proposals.findVisible(user, proposalId);
    const { group } = await this.quotes.of('group').find(user, quoteId);
    const { subject, message } = suggestedEmail({ groupName: group.name, effectiveDate });
    const { Email } = await this.contactOf(user, quoteId);
    return {
      IsAvailable: this.mail.isAvailable,
      MailboxUrl: this.mail.isSandbox ? MAILBOX_PATH : null,
      To: group.email ?? '',
      Subject: subject,
      Message: message,
      LeftToday: await this.emails.countLeftToday(user),
      ReplyTo: Email,
    };
  }

  /**
   * Stores the e-mails, one per address, each with a link of its own; the worker sends them.
   * @throws NOT_FOUND, WRONG_STATE where no e-mail can be sent, RULE_BROKEN when there are too many links, or e-mails today
   */
  send(
    user: SessionUser,
    { proposalId, request }: { proposalId: number; request: NewProposalEmailRequest },
    finish: Finish<ProposalEmailsStored>,
  ): Promise<ProposalEmailsStored> {
    if (!this.mail.isAvailable) {
      throw new AppError('WRONG_STATE', EMAIL_NOT_SET_UP);
    }
    const { To, Subject: subject, Message: message, ExpiresInDays } = request;
    return this.transactions.run(async (tx) => {
      await takeTurnOf(tx, `e-mails of ${user.id}`);
      await this.stored.takeTurn(tx, proposalId);
      const problem = dayLimitProblem(To.length, await this.emails.countLeftToday(user, tx));
      if (problem !== null) {
        throw new AppError('RULE_BROKEN', problem, { To: [problem] });
      }
      for (const to of To) {
        const wanted = { proposalId, days: ExpiresInDays, how: 'Email' as const };
        const { link, token, quoteId } = await this.stored.makeLink(tx, user, wanted);
        const contact = await this.contactOf(user, quoteId);
        const content = { to, subject, message, contact };
        const subjectId = await this.emails.insert(tx, { shareLinkId: link.id, token, content });
        await this.outbox.add(tx, { topic: 'send-email', subjectId });
      }
      const answer = { Count: To.length };
      await finish(tx, answer);
      return answer;
    });
  }

  /** Sends an e-mail. Its id stays the same however often it is sent. */
  async run({ subjectId, idempotencyKey }: TakenJob, stop: AbortSignal): Promise<void> {
    const email = await this.emails.findWaiting(subjectId);
    if (!email) {
      return;
    }
    stop.throwIfAborted();
    const refusal = email.isLinkActive ? await this.deliver(email, idempotencyKey) : LINK_WITHDRAWN_FIRST;
    await this.transactions.run((tx) =>
      refusal === null ? this.emails.markSent(tx, email) : this.emails.markNotSent(tx, email.id, refusal),
    );
  }

  /** No more automatic retries: the agent sends it again. */
  async giveUp(tx: EntityManager, { subjectId }: TakenJob): Promise<void> {
    await this.emails.markNotSent(tx, subjectId, MAIL_SERVER_DOWN);
  }

  /** Why the mail server refused it; null if it was accepted. @throws MailUnavailable */
  private async deliver({ content, shareLink, token }: WaitingEmail, id: string): Promise<string | null> {
    const { to, subject, contact } = content;
    const url = this.env.publicUrl + sharePath(token);
    try {
      await this.mail.send({
        id,
        sentByUserId: shareLink.createdByUserId,
        fromName: `${contact.Name} via Priority Quote`,
        replyTo: contact.Email ? { name: contact.Name, address: contact.Email } : null,
        to,
        subject,
        ...emailContent(content, { url, expiresAt: shareLink.expiresAt }),
      });
      return null;
    } catch (error) {
      if (error instanceof MailRefused) {
        return REFUSALS[error.what];
      }
      throw error;
    }
  }

  /** Whom clients answer: the sender, if an agent of the quote, which was found for them; otherwise the quote's first agent. */
  private async contactOf(user: SessionUser, quoteId: number): Promise<Contact> {
    const agents = await this.quotes.listAgents(quoteId);
    const agent = agents.find(({ id }) => id === user.agentId) ?? agents[0];
    return agent
      ? toContact(agent)
      : { Name: user.fullName, AgencyName: '', Phone: '', Email: user.email, NpnNumber: '' };
  }
}
