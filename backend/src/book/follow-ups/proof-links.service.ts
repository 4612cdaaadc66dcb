import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { proofLinkEmail } from '#shared/follow-ups/client-letters';
import { isOpen } from '#shared/follow-ups/follow-up';
import {
  MOST_PROOF_LINKS,
  NOTHING_TO_ASK_FOR,
  PROOF_LINK_NOT_REMINDED,
  TOO_MANY_PROOF_LINKS,
} from '#shared/follow-ups/proof';
import type { MadeProofLink, NEW_PROOF_LINK, ProofLink } from '#shared/follow-ups/proof.record';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import { DEFAULT_SHARE_DAYS, shareLinkEnd } from '#shared/proposals/share-link';
import type { Wire } from '#shared/records/field';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { CodeTextsService } from '../../platform/links/code-texts.service.ts';
import { type FoundLink, LinksRepository } from '../../platform/links/links.repository.ts';
import { wordsIn } from '../../platform/links/words.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import type { LinkOrigin } from '../../quoting/consents/consent-links.service.ts';
import { QuoteEmailsService } from '../../quoting/proposals/quote-emails.service.ts';
import { type FollowUpRow, FollowUpsRepository } from './follow-ups.repository.ts';
import { ProofsRepository } from './proofs.repository.ts';

export const PROOF_PURPOSE = 'Proofs';

interface SentLink {
  link: Pick<FoundLink, 'id' | 'subjectId' | 'expiresAt' | 'language'>;
  token: string;
  to: string;
  isReminder: boolean;
}

/**
 * The agent asks a household by link for what the marketplace waits for, reminds it, takes the link back, and opens what was sent. One link
 * serves everything that is open; it is never answered for good, because more can be sent with it.
 */
@Injectable()
export class ProofLinksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly followUps: FollowUpsRepository,
    private readonly proofs: ProofsRepository,
    private readonly links: LinksRepository,
    private readonly texts: CodeTextsService,
    private readonly emails: QuoteEmailsService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** The newest of each household, by quote, for quotes that were found for their user. */
  async mapNewest(quoteIds: readonly number[]): Promise<Map<number, ProofLink>> {
    const links = quoteIds.length === 0 ? [] : await this.links.listOf([PROOF_PURPOSE], quoteIds);
    const newest = new Map(links.toReversed().map((link) => [link.subjectId, link]));
    const emails = await this.emails.ofLinks([...newest.values()].map(({ id }) => id));
    return new Map([...newest].map(([quoteId, link]) => [quoteId, toProofLink(link, emails.get(link.id) ?? null)]));
  }

  /**
   * Ends an earlier link of the household; its email is not sent any more.
   * @throws NOT_FOUND; WRONG_STATE where nothing is waited for, or no email or text can be sent; RULE_BROKEN for the agent's own number, and
   * too many links, emails or texts
   */
  async ask(
    user: SessionUser,
    followUpId: number,
    { To: to, CodePhone, Language: language }: Wire<typeof NEW_PROOF_LINK>,
    { ip: createdIp, userAgent: createdUserAgent }: LinkOrigin,
  ): Promise<{ token: string | null } & Omit<MadeProofLink, 'Url'>> {
    if (to) {
      this.emails.assertAvailable();
    }
    const visible = await this.followUps.findVisible(user, followUpId);
    const { quoteId } = visible;
    const { token, code } = await this.transactions.run(async (tx) => {
      if (to) {
        await this.emails.takeTurn(tx, user);
      }
      await this.texts.begin(tx, user, [CodePhone]);
      await this.followUps.lock(tx, visible);
      const found = await this.followUps.findVisible(user, followUpId, tx);
      if (!isOpen(found.state)) {
        throw new AppError('WRONG_STATE', NOTHING_TO_ASK_FOR);
      }
      const of = { purpose: PROOF_PURPOSE, subjectId: quoteId } as const;
      if ((await this.links.count(tx, PROOF_PURPOSE, quoteId)) >= MOST_PROOF_LINKS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_PROOF_LINKS);
      }
      await this.emails.callBack(tx, await this.links.revokeOpen(tx, of, user.id));
      const expiresAt = this.end();
      const wanted = { ...of, personName: nameOf(found), language, createdByUserId: user.id, expiresAt };
      const made = await this.links.make(tx, { ...wanted, createdIp, createdUserAgent }, { withCode: true });
      if (to) {
        await this.send(tx, user, { link: made.link, token: made.token, to, isReminder: false });
      }
      await this.note(tx, user, 'ask-client-by-link', quoteId);
      return { ...made, code: await this.texts.textCode(tx, made, CodePhone) };
    });
    return { token: to ? null : token, Code: code, Link: (await this.mapNewest([quoteId])).get(quoteId)! };
  }

  /** Sends it again, to the same address and with the same code. @throws NOT_FOUND; WRONG_STATE; RULE_BROKEN for too many emails today */
  async remind(user: SessionUser, linkId: number): Promise<ProofLink> {
    this.emails.assertAvailable();
    const { subjectId } = await this.transactions.run(async (tx) => {
      await this.emails.takeTurn(tx, user);
      const link = await this.findVisible(tx, user, linkId);
      const to = (await this.emails.ofLinks([linkId])).get(linkId)?.To;
      const expiresAt = this.end();
      const token =
        to && ['Created', 'Opened', 'Expired'].includes(link.state)
          ? await this.links.readdress(tx, link, expiresAt)
          : null;
      if (!to || token === null) {
        throw new AppError('WRONG_STATE', PROOF_LINK_NOT_REMINDED);
      }
      await this.emails.callBack(tx, [linkId]);
      await this.send(tx, user, { link: { ...link, expiresAt }, token, to, isReminder: true });
      await this.note(tx, user, 'remind-client-by-link', link.subjectId);
      return link;
    });
    return (await this.mapNewest([subjectId])).get(subjectId)!;
  }

  /** Closes a link: what was sent with it stays. @throws NOT_FOUND */
  withdraw(user: SessionUser, linkId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const link = await this.findVisible(tx, user, linkId);
      if (await this.links.revoke(tx, link, user.id)) {
        await this.emails.callBack(tx, [linkId]);
        await this.note(tx, user, 'withdraw-client-link', link.subjectId);
      }
    });
  }

  /** Byte for byte as sent, or as it was made of the pictures. @throws NOT_FOUND */
  async view(user: SessionUser, followUpId: number, proofId: number): Promise<FileAnswer> {
    const { quoteId } = await this.followUps.findVisible(user, followUpId);
    const { document } = await this.proofs.findProof(followUpId, proofId);
    await this.transactions.run((tx) => this.note(tx, user, 'view-proof', quoteId));
    const { fileName, contentType, sizeBytes } = document;
    const body = await this.storedDocuments.open(document);
    return { fileName, contentType, sizeBytes, body, inline: true, isUpload: true };
  }

  private end(): Date {
    return shareLinkEnd(this.clock.now(), DEFAULT_SHARE_DAYS);
  }

  /** @throws NOT_FOUND, also for a link of a household whose follow-ups the user does not see */
  private async findVisible(tx: EntityManager, user: SessionUser, linkId: number): Promise<FoundLink> {
    const link = await this.links.find([PROOF_PURPOSE], linkId, tx);
    if (!link || (await this.followUps.listVisible(user, link.subjectId, tx)).length === 0) {
      throw new AppError('NOT_FOUND', notFound('link'));
    }
    return link;
  }

  /** Without the code: who reads the email of another must not be able to open it. */
  private async send(tx: EntityManager, user: SessionUser, { link, token, to, isReminder }: SentLink): Promise<void> {
    await this.emails.assertRoom(tx, user, 1);
    const contact = await this.emails.contactOf(user, link.subjectId, tx);
    const letter = proofLinkEmail(wordsIn(link.language), { agentName: contact.Name, isReminder });
    await this.emails.add(tx, {
      kind: 'Proofs',
      sentByUserId: user.id,
      token,
      expiresAt: link.expiresAt,
      linkId: link.id,
      content: { to, ...letter, contact },
    });
  }

  private async note(tx: EntityManager, user: SessionUser, action: string, quoteId: number): Promise<void> {
    await this.audit.record(tx, { user, action, subject: 'quote', subjectId: quoteId });
  }
}

const nameOf = ({ firstName, lastName }: FollowUpRow): string => `${firstName} ${lastName}`.trim();

const toProofLink = (link: FoundLink, email: LinkEmail | null): ProofLink => ({
  Id: link.id,
  CreatedAt: link.createdAt.toISOString(),
  CreatedBy: link.createdBy.fullName,
  Language: link.language,
  ExpiresAt: link.expiresAt.toISOString(),
  OpenedAt: link.openedAt?.toISOString() ?? null,
  Email: email,
  CodeText: link.codeText,
  State: link.state,
});
