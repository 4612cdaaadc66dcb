import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, In, MoreThanOrEqual, Not } from 'typeorm';
import { detroitMidnight } from '#shared/dates/detroit-time';
import type { Language } from '#shared/languages/language';
import { linkState } from '#shared/links/link';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { MOST_EMAILS_A_DAY, type QuoteEmailKind } from '#shared/proposals/proposal-email';
import { addRow, addRows } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import type { Link } from '../../platform/links/link.table.ts';
import { FieldEncryption } from '../../platform/security/field-encryption.ts';
import { sealContext } from '../../platform/security/sealed-column.ts';
import { ProposalSending } from './proposal-sending.table.ts';
import { QuoteEmail } from './quote-email.table.ts';

export type Contact = SharedProposal['Agents'][number];

/** Everything personal about an e-mail. */
export interface EmailContent {
  to: string;
  subject: string;
  message: string;
  /** Who is answered, below the message. */
  contact: Contact;
  /** Of an email without a link; otherwise the link knows it. */
  language?: Language;
}

/** Before it is sealed. */
export interface NewQuoteEmail {
  kind: QuoteEmailKind;
  sentByUserId: number;
  token: string;
  /** When its link ends. */
  expiresAt: Date;
  /** null: what it leads to is no link of this product's, but a page for its receiver. */
  linkId: number | null;
  content: EmailContent;
}

/** Sent by the product itself, or once a day for each client. */
const BY_ITSELF: QuoteEmailKind[] = ['Answer', 'FollowUp', 'ProofsSent'];

export type ReadableEmail = QuoteEmail & { content: EmailContent };
/** One that waits, with what its link opens, and whether it still does. */
export type WaitingEmail = ReadableEmail & {
  sentByUserId: number;
  link: Link | null;
  token: string;
  expiresAt: Date;
  isLinkActive: boolean;
};

/** All queries on e-mails about quotes. Addresses, texts and tokens are encrypted here. */
@Injectable()
export class QuoteEmailsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
  ) {}

  async insert(tx: EntityManager, { content, token, expiresAt, ...email }: NewQuoteEmail): Promise<number> {
    const createdAt = this.clock.now();
    const id = await addRow(tx, QuoteEmail, { ...email, createdAt, state: 'Waiting', reason: '' });
    const stored: StoredContent = { ...content, expiresAt: expiresAt.toISOString() };
    const contentSealed = this.encryption.seal(JSON.stringify(stored), contextOf('contentSealed', id));
    const tokenSealed = this.encryption.seal(token, contextOf('tokenSealed', id));
    await tx.update(QuoteEmail, { id }, { contentSealed, tokenSealed });
    return id;
  }

  /** How many this user may still send today; what the product itself sends for the user does not count. */
  async countLeftToday({ id: sentByUserId }: { id: number }, tx = this.database.manager): Promise<number> {
    const createdAt = MoreThanOrEqual(detroitMidnight(this.clock.today()));
    return MOST_EMAILS_A_DAY - (await tx.countBy(QuoteEmail, { sentByUserId, createdAt, kind: Not(In(BY_ITSELF)) }));
  }

  /** The newest of each link, by link, for links that were found for their user. */
  async mapOf(linkIds: readonly number[]): Promise<Map<number, ReadableEmail>> {
    if (linkIds.length === 0) {
      return new Map();
    }
    const where = { linkId: In([...linkIds]) };
    const emails = await this.database.manager.find(QuoteEmail, { where, order: { id: 'ASC' } });
    return new Map(emails.map((email) => [email.linkId ?? 0, this.open(email)]));
  }

  /** By id, for what was found for its user. */
  async mapByIds(ids: readonly number[]): Promise<Map<number, ReadableEmail>> {
    const emails = ids.length === 0 ? [] : await this.database.manager.findBy(QuoteEmail, { id: In([...ids]) });
    return new Map(emails.map((email) => [email.id, this.open(email)]));
  }

  /** For the worker; null when nothing is left to send. */
  async findWaiting(id: number): Promise<WaitingEmail | null> {
    const where = { id, state: 'Waiting' as const };
    const email = await this.database.manager.findOne(QuoteEmail, { where, relations: { link: true } });
    if (!email?.tokenSealed || email.sentByUserId === null) {
      return null;
    }
    const link = email.link ?? null;
    const token = this.encryption.open(email.tokenSealed, contextOf('tokenSealed', id));
    const readable = this.open(email);
    const now = this.clock.now();
    const expiresAt = link?.expiresAt ?? new Date(readable.content.expiresAt ?? 0);
    const isLinkActive = link ? ['Created', 'Opened'].includes(linkState(link, now)) : now < expiresAt;
    return { ...readable, sentByUserId: email.sentByUserId, link, token, expiresAt, isLinkActive };
  }

  /** Also records that the proposal was sent. Unless another worker was faster. */
  async markSent(tx: EntityManager, { id, link }: WaitingEmail): Promise<void> {
    const isFirst = await this.settle(tx, { id }, { state: 'Sent', reason: '' });
    if (isFirst && link?.purpose === 'Proposal') {
      const { subjectId: proposalId, createdByUserId: sentByUserId } = link;
      await addRows(tx, ProposalSending, { proposalId, sentByUserId, sentAt: this.clock.now(), how: 'Email' });
    }
  }

  /** If it waits. */
  async markNotSent(tx: EntityManager, id: number, reason: string): Promise<void> {
    await this.settle(tx, { id }, { state: 'NotSent', reason });
  }

  /** Those of these links that wait. */
  async markNotSentOf(tx: EntityManager, linkIds: readonly number[], reason: string): Promise<void> {
    if (linkIds.length > 0) {
      await this.settle(tx, { linkId: In([...linkIds]) }, { state: 'NotSent', reason });
    }
  }

  /** Erases the tokens. Returns whether one was still waiting. */
  private async settle(
    tx: EntityManager,
    which: FindOptionsWhere<QuoteEmail>,
    outcome: Pick<QuoteEmail, 'state' | 'reason'>,
  ): Promise<boolean> {
    const changes = { ...outcome, settledAt: this.clock.now(), tokenSealed: null };
    const { affected } = await tx.update(QuoteEmail, { ...which, state: 'Waiting' }, changes);
    return (affected ?? 0) > 0;
  }

  private open(email: QuoteEmail): QuoteEmail & { content: StoredContent } {
    const json = this.encryption.open(email.contentSealed ?? '', contextOf('contentSealed', email.id));
    return { ...email, content: JSON.parse(json) as StoredContent };
  }
}

/** Of e-mails that waited when this was added, only the link knows its end. */
interface StoredContent extends EmailContent {
  expiresAt?: string;
}

const contextOf = (column: 'contentSealed' | 'tokenSealed', id: number): string =>
  sealContext(`proposal_emails.${column}`, id);
