import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  ADDRESS_REFUSED,
  LINK_WITHDRAWN_FIRST,
  MAIL_SERVER_DOWN,
  MESSAGE_REFUSED,
} from '#shared/proposals/proposal-email';
import { Env } from '../../../platform/config/env.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { JobHandler, TakenJob } from '../../../platform/jobs/job-handler.ts';
import { Worker } from '../../../platform/jobs/worker.ts';
import { MailRefused } from '../../../platform/mail/mail-message.ts';
import { MailGateway } from '../../../platform/mail/mail.gateway.ts';
import { sharePath } from '../sharing/share-tokens.ts';
import { emailContent } from './email-content.ts';
import { ProposalEmailsRepository, type WaitingEmail } from './proposal-emails.repository.ts';

const REFUSALS = { address: ADDRESS_REFUSED, message: MESSAGE_REFUSED } as const;

/** Sends an e-mail with a proposal. Its id stays the same however often it is sent. */
@Injectable()
export class DeliverProposalEmailService implements JobHandler, OnModuleInit {
  readonly topic = 'send-email';

  constructor(
    private readonly worker: Worker,
    private readonly transactions: Transactions,
    private readonly emails: ProposalEmailsRepository,
    private readonly mail: MailGateway,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.worker.register(this);
  }

  async run({ subjectId, idempotencyKey }: TakenJob, stop: AbortSignal): Promise<void> {
    const email = await this.emails.findWaiting(subjectId);
    if (!email) {
      return;
    }
    stop.throwIfAborted();
    const refusal = email.isLinkActive ? await this.send(email, idempotencyKey) : LINK_WITHDRAWN_FIRST;
    await this.transactions.run((tx) =>
      refusal === null ? this.emails.markSent(tx, email) : this.emails.markNotSent(tx, email.id, refusal),
    );
  }

  /** No more automatic retries: the agent sends it again. */
  async giveUp(tx: EntityManager, { subjectId }: TakenJob): Promise<void> {
    await this.emails.markNotSent(tx, subjectId, MAIL_SERVER_DOWN);
  }

  /** Why the mail server refused it; null if it was accepted. @throws MailUnavailable */
  private async send({ content, shareLink, token }: WaitingEmail, id: string): Promise<string | null> {
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
}
