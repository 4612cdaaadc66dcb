import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { endedLink } from '#shared/consents/consent-link';
import { isOpen } from '#shared/follow-ups/follow-up';
import { MOST_PAGES, TOO_MANY_PAGES, WAITED_NO_MORE } from '#shared/follow-ups/proof';
import type { AddPages, ProofPage, RemovePage, WaitedFor } from '#shared/follow-ups/proof.record';
import type { LinkAccess } from '#shared/links/link.record';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { mayQuoteIndividuals } from '#shared/roles/permissions';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import { type EnteredLink, LinkCodesService } from '../../platform/links/link-codes.service.ts';
import { LinksRepository } from '../../platform/links/links.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { QuoteEmailsService } from '../../quoting/proposals/quote-emails.service.ts';
import { type FollowUpRow, FollowUpsRepository } from './follow-ups.repository.ts';
import { PROOF_PURPOSE } from './proof-links.service.ts';
import { type FoundPage, type FoundProof, ProofsRepository } from './proofs.repository.ts';

/** A link that its holder may use, with all that the marketplace waits, or has waited, for from the household. */
export interface EnteredHousehold extends EnteredLink {
  followUps: FollowUpRow[];
}

/**
 * What a client sees behind a link and its code: what is waited for, what was sent with this link, and what was chosen for it, page by page.
 * There is no session: every call is checked.
 */
@Injectable()
export class ProofPageService {
  constructor(
    private readonly transactions: Transactions,
    private readonly followUps: FollowUpsRepository,
    private readonly proofs: ProofsRepository,
    private readonly links: LinksRepository,
    private readonly codes: LinkCodesService,
    private readonly emails: QuoteEmailsService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws as enter */
  async open(access: LinkAccess): Promise<ProofPage> {
    const entered = await this.enter(access);
    await this.transactions.run(async (tx) => {
      if (await this.links.noteOpened(tx, entered.link)) {
        await this.note(tx, entered, 'open-client-link');
      }
    });
    return this.describe(entered);
  }

  /** Names pages before they are uploaded; a repeat adds nothing. @throws as enter; WRONG_STATE as begin; RULE_BROKEN for too many */
  async add({ FollowUpId: followUpId, Pages, ...access }: AddPages): Promise<ProofPage> {
    const entered = await this.enter(access);
    const linkId = entered.link.id;
    await this.transactions.run(async (tx) => {
      const { kind } = await this.begin(tx, entered, followUpId);
      const present = await this.proofs.listPages(linkId, tx);
      const wanted = [...new Map(Pages.map((each) => [each.Key, each])).values()];
      const added = wanted.filter(({ Key }) => !present.some(({ requestKey }) => requestKey === Key));
      if (unsentOf(present, followUpId).length + added.length > MOST_PAGES) {
        throw new AppError('RULE_BROKEN', TOO_MANY_PAGES);
      }
      const addedAt = this.clock.now();
      await this.proofs.addPages(
        tx,
        added.map(({ Key: requestKey, FileName: fileName, SizeBytes: sizeBytes }) => ({
          ...{ linkId, followUpId, requestKey, fileName, sizeBytes, addedAt },
        })),
      );
      if (added.length > 0) {
        await this.note(tx, entered, 'add-proof-pages', [kind]);
      }
    });
    return this.describe(entered);
  }

  /** Of what was not sent; a repeat changes nothing. @throws as enter */
  async remove({ Key, ...access }: RemovePage): Promise<ProofPage> {
    const entered = await this.enter(access);
    const gone = await this.transactions.run(async (tx) => {
      await this.lock(tx, entered);
      const pages = await this.proofs.listPages(entered.link.id, tx);
      const removed = pages.filter(({ requestKey, proofId }) => requestKey === Key && proofId === null);
      if (removed.length === 0) {
        return [];
      }
      await this.note(tx, entered, 'remove-proof-page');
      return this.proofs.removePages(tx, removed);
    });
    await Promise.all(gone.map((document) => this.storedDocuments.forget(document)));
    return this.describe(entered);
  }

  /**
   * @throws as LinkCodesService.enter; a link that has ended says whom to call; NOT_FOUND, too, when its maker no longer sees the household
   */
  async enter({ Token, Code }: LinkAccess): Promise<EnteredHousehold> {
    const entered = await this.codes.enter(
      [PROOF_PURPOSE],
      { Token, Code },
      (tx, link) => this.note(tx, { link }, 'lock-client-link'),
      async ({ state, createdBy, subjectId }) => endedLink(state, await this.emails.contactOf(createdBy, subjectId)),
    );
    return { ...entered, followUps: await this.listFor(entered) };
  }

  /**
   * What this is sent for, locked for this transaction.
   * @throws NOT_FOUND when the link was withdrawn meanwhile; WRONG_STATE when it is not waited for, or not any more
   */
  async begin(tx: EntityManager, entered: EnteredHousehold, followUpId: number): Promise<FollowUpRow> {
    await this.lock(tx, entered);
    const link = await this.links.find([PROOF_PURPOSE], entered.link.id, tx);
    if (!link || link.revokedAt) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    const found = (await this.listFor(entered, tx)).find(({ id }) => id === followUpId);
    if (!found || !isOpen(found.state)) {
      throw new AppError('WRONG_STATE', WAITED_NO_MORE);
    }
    return found;
  }

  /** As it is by now. */
  async describe(entered: EnteredHousehold): Promise<ProofPage> {
    const { link, maker } = entered;
    const followUps = await this.listFor(entered);
    const pages = await this.proofs.listPages(link.id);
    const proofs = await this.proofs.listProofs(followUps.map(({ id }) => id));
    const sent = proofs.filter(({ linkId }) => linkId === link.id);
    return {
      Agents: [await this.emails.contactOf(maker, link.subjectId)],
      ExpiresAt: link.expiresAt.toISOString(),
      WaitedFor: followUps.map((each) => toWaitedFor(each, pages, sent)),
    };
  }

  /** Names the household only, and what is sent for. */
  async note(
    tx: EntityManager,
    { link: { subjectId } }: Pick<EnteredLink, 'link'>,
    action: string,
    fields?: string[],
  ): Promise<void> {
    await this.audit.record(tx, { user: null, action, subject: 'quote', subjectId, ...(fields && { fields }) });
  }

  /** Everything about one household runs one after another. */
  private async lock(tx: EntityManager, { followUps: [first] }: EnteredHousehold): Promise<void> {
    await this.followUps.lock(tx, first!);
  }

  /** @throws NOT_FOUND */
  private async listFor({ link, maker }: EnteredLink, tx?: EntityManager): Promise<FollowUpRow[]> {
    const found = mayQuoteIndividuals(maker.permissions)
      ? await this.followUps.listVisible(maker, link.subjectId, tx)
      : [];
    if (found.length === 0) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    return found;
  }
}

export const unsentOf = (pages: readonly FoundPage[], followUpId: number): FoundPage[] =>
  pages.filter((page) => page.followUpId === followUpId && page.proofId === null);

function toWaitedFor(row: FollowUpRow, pages: readonly FoundPage[], sent: readonly FoundProof[]): WaitedFor {
  const { id, kind, state, memberFirstName, memberLastName, dueOn, isComputed } = row;
  return {
    FollowUpId: id,
    Kind: kind,
    State: state,
    Person: memberFirstName === null ? null : `${memberFirstName} ${memberLastName ?? ''}`.trim(),
    DueOn: dueOn,
    IsComputed: Boolean(isComputed),
    Sent: sent.filter(({ followUpId }) => followUpId === id).map(toSent),
    Unsent: unsentOf(pages, id).map((page) => ({
      Key: page.requestKey,
      FileName: page.fileName,
      SizeBytes: page.sizeBytes,
      IsHere: page.documentId !== null,
      Pages: page.pages,
    })),
  };
}

/** What its sender sees, too. */
export const toSent = ({ id, document, pages, sentAt }: FoundProof) => ({
  Id: id,
  FileName: document.fileName,
  Pages: pages,
  SizeBytes: document.sizeBytes,
  SentAt: sentAt.toISOString(),
});
