import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { MailMessage } from '../../platform/mail/mail-message.ts';
import { MailGateway } from '../../platform/mail/mail.gateway.ts';
import { SmsGateway } from '../../platform/mail/sms.gateway.ts';
import { escaped } from '../../platform/escaped.ts';
import { formatPhone } from '#shared/formats/phone';
import { FieldEncryption } from '../../platform/security/field-encryption.ts';
import { sealContext } from '../../platform/security/sealed-column.ts';
import { SandboxEmail } from './sandbox-email.table.ts';

export interface KeptEmail {
  sentAt: Date;
  message: MailMessage;
}

/** All queries on the e-mails of a demo. Their content is encrypted here. */
@Injectable()
export class SandboxMailboxRepository implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly encryption: FieldEncryption,
    private readonly gateway: MailGateway,
    private readonly sms: SmsGateway,
  ) {}

  onModuleInit(): void {
    this.gateway.simulateWith((message) => this.keep(message));
    this.sms.simulateWith(({ to, text, ...message }) =>
      this.keep({
        ...message,
        fromName: 'Priority Quote',
        replyTo: null,
        to: formatPhone(to),
        subject: 'Text message',
        text,
        html: `<p>${escaped(text)}</p>`,
      }),
    );
  }

  /** A repeat of the same e-mail changes nothing. */
  async keep(message: MailMessage): Promise<void> {
    const { id: messageId, sentByUserId } = message;
    await this.transactions.run(async (tx) => {
      const row = { messageId, sentByUserId, sentAt: this.clock.now(), contentSealed: null };
      await tx.createQueryBuilder().insert().into(SandboxEmail).values(row).orIgnore().updateEntity(false).execute();
      const { id } = await tx.findOneByOrFail(SandboxEmail, { messageId });
      const contentSealed = this.encryption.seal(JSON.stringify(message), contextOf(id));
      await tx.update(SandboxEmail, { id }, { contentSealed });
    });
  }

  /** What this user has sent, newest first. */
  async listOf({ id: sentByUserId }: SessionUser, most: number): Promise<KeptEmail[]> {
    const order = { id: 'DESC' as const };
    const rows = await this.database.manager.find(SandboxEmail, { where: { sentByUserId }, order, take: most });
    return rows.flatMap(({ id, sentAt, contentSealed }) =>
      contentSealed
        ? [{ sentAt, message: JSON.parse(this.encryption.open(contentSealed, contextOf(id))) as MailMessage }]
        : [],
    );
  }
}

const contextOf = (id: number): string => sealContext('sandbox_emails.contentSealed', id);
