import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Language, OTHER_LANGUAGES } from '#shared/languages/language';
import type { Words } from '#shared/languages/words';
import {
  ADDRESS_REFUSED,
  dayLimitProblem,
  EMAIL_NOT_SET_UP,
  LINK_WITHDRAWN_FIRST,
  MAIL_SERVER_DOWN,
  MESSAGE_REFUSED,
} from '#shared/proposals/proposal-email';
import type { LinkEmail, ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { Env } from '../../platform/config/env.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { JobHandler, TakenJob } from '../../platform/jobs/job-handler.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { wordsIn } from '../../platform/links/words.ts';
import { MailRefused } from '../../platform/mail/mail-message.ts';
import { MAILBOX_PATH, MailGateway } from '../../platform/mail/mail.gateway.ts';
import { AgentsRepository } from '../../platform/people/agents.repository.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { emailContent, LETTERS } from './email-content.ts';
import { toContact, toLinkEmail } from './proposal-answers.ts';
import {
  type Contact,
  type NewQuoteEmail,
  QuoteEmailsRepository,
  type WaitingEmail,
} from './quote-emails.repository.ts';

const REFUSALS = { address: ADDRESS_REFUSED, message: MESSAGE_REFUSED } as const;

/** The e-mails about quotes: stored in the transaction that causes them, and delivered by the worker. */
@Injectable()
export class QuoteEmailsService implements JobHandler, OnModuleInit {
  readonly topic = 'send-email';

  constructor(
    private readonly worker: Worker,
    private readonly transactions: Transactions,
    private readonly emails: QuoteEmailsRepository,
    private readonly quotes: Quotes,
    private readonly agents: AgentsRepository,
    private readonly outbox: Outbox,
    private readonly mail: MailGateway,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.worker.register(this);
  }

  get isAvailable(): boolean {
    return this.mail.isAvailable;
  }

  /** Where a demonstration shows what it does not send. */
  get mailboxUrl(): string | null {
    return this.mail.isSandbox ? MAILBOX_PATH : null;
  }

  /** What the form for an e-mail of this quote starts with. @param letter in each language */
  async draft(
    user: SessionUser,
    quoteId: number,
    { to, letter }: { to: string; letter: (words: Words) => { subject: string; message: string } },
  ): Promise<ProposalEmailDraft> {
    const letterIn = (language: Language) => {
      const { subject: Subject, message: Message } = letter(wordsIn(language));
      return { Subject, Message };
    };
    return {
      To: to,
      ...letterIn('en'),
      Translations: OTHER_LANGUAGES.map((language) => ({ Language: language, ...letterIn(language) })),
      ...(await this.facts(user, quoteId)),
    };
  }

  /** The same without texts. */
  async facts(
    user: SessionUser,
    quoteId: number,
  ): Promise<Pick<ProposalEmailDraft, 'IsAvailable' | 'MailboxUrl' | 'LeftToday' | 'ReplyTo'>> {
    return {
      IsAvailable: this.mail.isAvailable,
      MailboxUrl: this.mailboxUrl,
      LeftToday: await this.emails.countLeftToday(user),
      ReplyTo: (await this.contactOf(user, quoteId)).Email,
    };
  }

  /** @throws WRONG_STATE where no e-mail can be sent */
  assertAvailable(): void {
    if (!this.mail.isAvailable) {
      throw new AppError('WRONG_STATE', EMAIL_NOT_SET_UP);
    }
  }

  /** Before anything is read in the transaction: otherwise two would both find room for the last e-mail. */
  takeTurn(tx: EntityManager, user: SessionUser): Promise<void> {
    return takeTurnOf(tx, `emails of ${user.id}`);
  }

  /** @throws RULE_BROKEN when this user cannot send that many more today */
  async assertRoom(tx: EntityManager, user: SessionUser, wanted: number): Promise<void> {
    const problem = dayLimitProblem(wanted, await this.emails.countLeftToday(user, tx));
    if (problem !== null) {
      throw new AppError('RULE_BROKEN', problem, { To: [problem] });
    }
  }

  /** Stores an e-mail; the worker sends it. @returns its id */
  async add(tx: EntityManager, email: NewQuoteEmail): Promise<number> {
    const subjectId = await this.emails.insert(tx, email);
    await this.outbox.add(tx, { topic: 'send-email', subjectId });
    return subjectId;
  }

  /** The newest of each link, by link, for links that were found for their user. */
  async ofLinks(linkIds: readonly number[]): Promise<Map<number, LinkEmail>> {
    return new Map([...(await this.emails.mapOf(linkIds))].map(([id, email]) => [id, toLinkEmail(email)]));
  }

  /** Those with these ids, for what was found for its user. */
  async withIds(ids: readonly number[]): Promise<Map<number, LinkEmail>> {
    return new Map([...(await this.emails.mapByIds(ids))].map(([id, email]) => [id, toLinkEmail(email)]));
  }

  /** These links have ended: what waits to carry them is not sent. */
  callBack(tx: EntityManager, linkIds: readonly number[]): Promise<void> {
    return this.emails.markNotSentOf(tx, linkIds, LINK_WITHDRAWN_FIRST);
  }

  /**
   * Whom clients answer: the sender, if an agent of the quote, which was found for them; otherwise the quote's first agent. 0: before there
   * is a quote.
   */
  async contactOf(
    user: Pick<SessionUser, 'agentId' | 'fullName' | 'email'>,
    quoteId: number,
    tx?: EntityManager,
  ): Promise<Contact> {
    const ofQuote = await this.quotes.listAgents(quoteId, tx);
    const agents = quoteId === 0 ? await this.agents.listByIds([user.agentId ?? 0], tx) : ofQuote;
    const agent = agents.find(({ id }) => id === user.agentId) ?? agents[0];
    return agent
      ? toContact(agent)
      : { Name: user.fullName, AgencyName: '', Phone: '', Email: user.email, NpnNumber: '' };
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
  private async deliver(
    { kind, content, sentByUserId, token, expiresAt, link }: WaitingEmail,
    id: string,
  ): Promise<string | null> {
    const { to, subject, contact } = content;
    const { path, isFromAgent } = LETTERS[kind];
    const url = this.env.publicUrl + path(token);
    try {
      await this.mail.send({
        id,
        sentByUserId,
        fromName: isFromAgent ? `${contact.Name} via Priority Quote` : 'Priority Quote',
        replyTo: isFromAgent && contact.Email ? { name: contact.Name, address: contact.Email } : null,
        to,
        subject,
        ...emailContent(content, { kind, url, expiresAt, language: content.language ?? link?.language ?? 'en' }),
      });
      return null;
    } catch (error) {
      if (error instanceof MailRefused) {
        return REFUSALS[error.what];
      }
      throw error;
    }
  }
}
