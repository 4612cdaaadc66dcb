import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { detroitMidnight } from '#shared/dates/detroit-time';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { MOST_EMAILS_A_DAY } from '#shared/proposals/proposal-email';
import { shareLinkState } from '#shared/proposals/share-link';
import { Clock } from '../../platform/clock.ts';
import { FieldEncryption } from '../../platform/security/field-encryption.ts';
import { sealContext } from '../../platform/security/sealed-column.ts';
import { ProposalSending } from './proposal-sending.table.ts';
import { ShareLink } from './share-link.table.ts';
import { ProposalEmail } from './proposal-email.table.ts';

export type Contact = SharedProposal['Agents'][number];

/** Everything personal about an e-mail. */
export interface EmailContent {
  to: string;
  subject: string;
  message: string;
  /** Who is answered, below the message. */
  contact: Contact;
}

export type ReadableEmail = ProposalEmail & { content: EmailContent };
/** One that waits, with its link, and whether that still opens the proposal. */
export type WaitingEmail = ReadableEmail & { shareLink: ShareLink; token: string; isLinkActive: boolean };

/** All queries on e-mails with proposals. Addresses, texts and tokens are encrypted here. */
@Injectable()
export class ProposalEmailsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
  ) {}

  async insert(
    tx: EntityManager,
    { shareLinkId, token, content }: { shareLinkId: number; token: string; content: EmailContent },
  ): Promise<number> {
    const { identifiers } = await tx.insert(ProposalEmail, { shareLinkId, state: 'Waiting', reason: '' });
    const id = Number(identifiers[0]!['id']);
    const contentSealed = this.encryption.seal(JSON.stringify(content), contextOf('contentSealed', id));
    const tokenSealed = this.encryption.seal(token, contextOf('tokenSealed', id));
    await tx.update(ProposalEmail, { id }, { contentSealed, tokenSealed });
    return id;
  }

  /** How many this user may still send today. Reads the newest only, which are as many as a day can have. */
  async countLeftToday({ id: createdByUserId }: { id: number }, tx = this.database.manager): Promise<number> {
    const newest = await tx
      .createQueryBuilder(ShareLink, 'link')
      .innerJoin(ProposalEmail, 'email', 'email.shareLinkId = link.id')
      .select(['link.id', 'link.createdAt'])
      .where({ createdByUserId })
      .orderBy('link.id', 'DESC')
      .limit(MOST_EMAILS_A_DAY)
      .getMany();
    const midnight = detroitMidnight(this.clock.today());
    return MOST_EMAILS_A_DAY - newest.filter(({ createdAt }) => createdAt >= midnight).length;
  }

  /** By link, for links of proposals that were found for their user. */
  async mapOf(shareLinkIds: readonly number[]): Promise<Map<number, ReadableEmail>> {
    if (shareLinkIds.length === 0) {
      return new Map();
    }
    const emails = await this.database.manager.findBy(ProposalEmail, { shareLinkId: In([...shareLinkIds]) });
    return new Map(emails.map((email) => [email.shareLinkId, this.open(email)]));
  }

  /** For the worker; null when nothing is left to send. */
  async findWaiting(id: number): Promise<WaitingEmail | null> {
    const where = { id, state: 'Waiting' as const };
    const email = await this.database.manager.findOne(ProposalEmail, { where, relations: { shareLink: true } });
    if (!email?.tokenSealed || !email.shareLink) {
      return null;
    }
    const token = this.encryption.open(email.tokenSealed, contextOf('tokenSealed', id));
    const isLinkActive = shareLinkState(email.shareLink, this.clock.now()) === 'Active';
    return { ...this.open(email), shareLink: email.shareLink, token, isLinkActive };
  }

  /** Also records that the proposal was sent. Unless another worker was faster. */
  async markSent(tx: EntityManager, { id, shareLink }: WaitingEmail): Promise<void> {
    if (await this.settle(tx, id, { state: 'Sent', reason: '' })) {
      const { proposalId, createdByUserId: sentByUserId } = shareLink;
      await tx.insert(ProposalSending, { proposalId, sentByUserId, sentAt: this.clock.now(), how: 'Email' });
    }
  }

  async markNotSent(tx: EntityManager, id: number, reason: string): Promise<void> {
    await this.settle(tx, id, { state: 'NotSent', reason });
  }

  /** Erases the token. Returns whether the e-mail was still waiting. */
  private async settle(
    tx: EntityManager,
    id: number,
    outcome: Pick<ProposalEmail, 'state' | 'reason'>,
  ): Promise<boolean> {
    const changes = { ...outcome, settledAt: this.clock.now(), tokenSealed: null };
    const { affected } = await tx.update(ProposalEmail, { id, state: 'Waiting' }, changes);
    return affected === 1;
  }

  private open(email: ProposalEmail): ReadableEmail {
    const json = this.encryption.open(email.contentSealed ?? '', contextOf('contentSealed', email.id));
    return { ...email, content: JSON.parse(json) as EmailContent };
  }
}

const contextOf = (column: 'contentSealed' | 'tokenSealed', id: number): string =>
  sealContext(`proposal_emails.${column}`, id);
