import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock.ts';
import { Transactions } from '../../database/transactions.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { FieldEncryption } from '../../security/field-encryption.ts';
import { sealContext } from '../../security/sealed-column.ts';
import type { MailMessage } from '../mail-message.ts';
import { SandboxEmail } from './sandbox-email.table.ts';

export interface KeptEmail {
  sentAt: Date;
  message: MailMessage;
}

/** All queries on the e-mails of a demo. Their content is encrypted here. */
@Injectable()
export class SandboxMailboxRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly encryption: FieldEncryption,
  ) {}

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
