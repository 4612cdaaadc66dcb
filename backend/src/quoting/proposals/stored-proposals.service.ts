import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { detroitDay } from '#shared/dates/iso-date';
import type { Language } from '#shared/languages/language';
import { MOST_PROPOSALS_SHOWN } from '#shared/proposals/proposal-kind';
import type {
  MarkProposalSentRequest,
  ProposalHistory,
  SharedProposal,
  ShareLink as ShareLinkAnswer,
  ShareProposalRequest,
} from '#shared/proposals/proposal.record';
import { choiceProblem } from '#shared/proposals/share-answer';
import {
  DEFAULT_SHARE_DAYS,
  MOST_SHARE_LINKS,
  SHARE_LINK_NOT_VALID,
  shareLinkEnd,
  TOO_MANY_SHARE_LINKS,
} from '#shared/proposals/share-link';
import { addRows } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { Reader } from '../../platform/http/client-device.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { linkPath } from '../../platform/links/link-tokens.ts';
import { LinksRepository, type MadeLink } from '../../platform/links/links.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { customerName } from '../quotes/customer-name.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { ProposalDrawingService } from './pdf/proposal-drawing.service.ts';
import { toContact, toProposalRecord, toShareLink } from './proposal-answers.ts';
import { ProposalSending } from './proposal-sending.table.ts';
import { ProposalsRepository, type ReadableLink } from './proposals.repository.ts';
import { QuoteEmailsService } from './quote-emails.service.ts';
import { ShareAnswersRepository } from './share-answers.repository.ts';
import { ShareLinkOpen } from './share-link-open.table.ts';

interface WantedLink {
  proposalId: number;
  /** Left out: two weeks. */
  days?: number | null;
  /** Copied by the agent, or sent by the product. */
  how: 'Link' | 'Email';
  /** Of the email. */
  language?: Language;
}

const ACTIONS = { Link: 'share-proposal', Email: 'email-proposal' } as const;

/** Made before files were stored: only its digest is known. */
export const FILE_NOT_STORED = 'The file of this proposal was not stored. Make the proposal again.';
/** Maximum number for all links together: enough for the newest few of each link still in use. */
const MOST_OPENS_READ = 500;
/** Within this time repeated requests, or opening and then saving, count as one open. */
const SAME_OPEN_MS = 60_000;

/** The proposals of a quote once they are made: listed, downloaded, marked as sent, shared by links, and read through them. */
@Injectable()
export class StoredProposalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly proposals: ProposalsRepository,
    private readonly emails: QuoteEmailsService,
    private readonly answers: ShareAnswersRepository,
    private readonly drawing: ProposalDrawingService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly links: LinksRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** When they were made, by whom and with which parts; which were sent, and who opened them. */
  async list(user: SessionUser, quoteId: number): Promise<ProposalHistory> {
    const quote = await this.quotes.find(user, quoteId);
    const [proposals, total] = await this.proposals.listNewest(quote, MOST_PROPOSALS_SHOWN);
    const ids = proposals.map(({ id }) => id);
    const sendings = await this.proposals.summariseSendings(ids);
    const shares = await this.listShares(ids);
    return {
      Total: total,
      Proposals: proposals.map((proposal) => ({
        ...toProposalRecord(proposal),
        Sendings: sendings.get(proposal.id) ?? [],
        Shares: shares.get(proposal.id) ?? [],
      })),
    };
  }

  /** @throws NOT_FOUND for proposals that the user may not see or that were not stored */
  async download(user: SessionUser, proposalId: number): Promise<FileAnswer> {
    const { document } = await this.proposals.findVisible(user, proposalId);
    if (!document) {
      throw new AppError('NOT_FOUND', FILE_NOT_STORED);
    }
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'download-proposal', subject: 'proposal', subjectId: proposalId }),
    );
    const body = await this.storedDocuments.open(document);
    return { fileName: document.fileName, contentType: document.contentType, sizeBytes: document.sizeBytes, body };
  }

  /** Records that a proposal was sent: its file was saved, or the agent says so. */
  markSent(user: SessionUser, proposalId: number, { How }: MarkProposalSentRequest): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.proposals.findVisible(user, proposalId, tx);
      await addRows(tx, ProposalSending, { proposalId, sentByUserId: user.id, sentAt: this.clock.now(), how: How });
      await this.audit.record(tx, { user, action: 'mark-proposal-sent', subject: 'proposal', subjectId: proposalId });
    });
  }

  /**
   * Creates a link with which a client can read one proposal without an account. Users who can see the proposal may share it.
   * @returns the path of the link, and the link as listed
   * @throws NOT_FOUND for a proposal that the user may not see or whose file was not stored, RULE_BROKEN when it has too many links
   */
  async share(
    user: SessionUser,
    proposalId: number,
    { ExpiresInDays: days }: ShareProposalRequest,
  ): Promise<{ path: string; share: ShareLinkAnswer }> {
    const { link, token } = await this.transactions.run(async (tx) => {
      await this.takeTurn(tx, proposalId);
      const made = await this.makeLink(tx, user, { proposalId, days, how: 'Link' });
      await this.proposals.noteLinkSent(tx, made.link);
      return made;
    });
    return {
      path: linkPath('Proposal', token),
      share: toShareLink(link, { createdBy: user.fullName, now: this.clock.now() }),
    };
  }

  /** Before anything is read in the transaction: otherwise two would both find room for the last link. */
  takeTurn(tx: EntityManager, proposalId: number): Promise<void> {
    return takeTurnOf(tx, `links of proposal ${proposalId}`);
  }

  /** Same, as part of a transaction that has taken its turn. */
  async makeLink(
    tx: EntityManager,
    user: SessionUser,
    { proposalId, days, how, language = 'en' }: WantedLink,
  ): Promise<MadeLink> {
    await this.assertShareable(user, proposalId, tx);
    const expiresAt = shareLinkEnd(this.clock.now(), days ?? DEFAULT_SHARE_DAYS);
    const of = { purpose: 'Proposal' as const, subjectId: proposalId, language };
    const wanted = { ...of, createdByUserId: user.id, expiresAt };
    const made = await this.links.make(tx, wanted);
    await this.audit.record(tx, { user, action: ACTIONS[how], subject: 'proposal', subjectId: proposalId });
    return made;
  }

  /** Revokes a link: after the commit no process answers it. A link already revoked is unchanged. @throws NOT_FOUND */
  revoke(user: SessionUser, shareId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const link = await this.links.find(['Proposal'], shareId, tx);
      const { id: subjectId } = await this.proposals.findVisible(user, link?.subjectId ?? 0, tx);
      if (await this.links.revoke(tx, { id: shareId }, user.id)) {
        await this.audit.record(tx, { user, action: 'revoke-share', subject: 'proposal', subjectId });
      }
    });
  }

  /** The recipient, the sender and the expiration date. Reading these does not count as opening it. */
  async describe(token: string): Promise<SharedProposal> {
    const { id, expiresAt, proposal } = await this.findLink(token);
    const choice = await this.answers.findChoice(id);
    const { agents, agencyLogo, carrierLogo } = await this.drawing.findSender(proposal.quoteId);
    return {
      Kind: proposal.kind,
      GroupName: customerName(proposal.quote),
      EffectiveDate: proposal.effectiveDate,
      MadeOn: detroitDay(proposal.madeAt),
      ExpiresAt: expiresAt.toISOString(),
      FileName: proposal.fileName,
      Language: proposal.language,
      Size: proposal.document?.sizeBytes ?? 0,
      Agents: agents.map(toContact),
      AgencyLogoOf: agencyLogo && agencyLogo.of,
      CarrierLogoOf: carrierLogo && carrierLogo.of,
      // Those that were stored before households had some lack the field.
      Figures: proposal.figures && { ...proposal.figures, Household: proposal.figures.Household ?? null },
      ChoiceProblem: choiceProblem(proposal.quote.status),
      IsSuperseded: await this.proposals.isSuperseded(proposal),
      ChosenPlanId: choice?.planId ?? null,
      ChosenAt: choice?.answeredAt.toISOString() ?? null,
    };
  }

  /** @throws NOT_FOUND, also when there is none */
  async showLogo(token: string, of: 'agencyLogo' | 'carrierLogo'): Promise<FileAnswer> {
    const { proposal } = await this.findLink(token);
    const { [of]: logo } = await this.drawing.findSender(proposal.quoteId);
    if (!logo) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    const { fileName, contentType, sizeBytes } = logo.document;
    const body = await this.storedDocuments.open(logo.document);
    return { fileName, contentType, sizeBytes, body, inline: true, isUpload: true };
  }

  /**
   * The proposal behind a link, for its reader; that it was opened is recorded.
   * @param reader null for prefetching programs, which do not count as opening it
   * @throws NOT_FOUND as findLink
   */
  async open(token: string, reader: Reader | null): Promise<FileAnswer> {
    const link = await this.findLink(token);
    const document = link.proposal.document!;
    if (reader) {
      await this.noteOpen(link, reader);
    }
    const body = await this.storedDocuments.open(document);
    return { fileName: document.fileName, contentType: document.contentType, sizeBytes: document.sizeBytes, body };
  }

  /** Links by proposal. */
  private async listShares(proposalIds: readonly number[]): Promise<Map<number, ShareLinkAnswer[]>> {
    const links = await this.links.listOf(['Proposal'], proposalIds);
    const linkIds = links.map(({ id }) => id);
    const counts = new Map((await this.proposals.countOpens(linkIds)).map((count) => [count.shareLinkId, count]));
    const emails = await this.emails.ofLinks(linkIds);
    const answers = await this.answers.mapOf(linkIds);
    const opens = await this.proposals.listNewestOpens(linkIds, MOST_OPENS_READ);
    const now = this.clock.now();
    const byProposal = new Map<number, ShareLinkAnswer[]>(proposalIds.map((id) => [id, []]));
    for (const link of links) {
      const facts = {
        createdBy: link.createdBy.fullName,
        now,
        count: counts.get(link.id),
        opens: opens.filter(({ shareLinkId }) => shareLinkId === link.id),
        email: emails.get(link.id),
        answers: answers.get(link.id),
      };
      byProposal.get(link.subjectId)?.push(toShareLink(link, facts));
    }
    return byProposal;
  }

  private async assertShareable(user: SessionUser, proposalId: number, tx: EntityManager): Promise<void> {
    const proposal = await this.proposals.findVisible(user, proposalId, tx);
    if (proposal.documentId === null) {
      throw new AppError('NOT_FOUND', FILE_NOT_STORED);
    }
    if ((await this.links.count(tx, 'Proposal', proposalId)) >= MOST_SHARE_LINKS) {
      throw new AppError('RULE_BROKEN', TOO_MANY_SHARE_LINKS);
    }
  }

  /** @throws NOT_FOUND, always the same, for links that never existed, have expired or were revoked, or whose quote was deleted */
  async findLink(token: string): Promise<ReadableLink> {
    const link = await this.links.findUsable(['Proposal'], token);
    const proposal = link && (await this.proposals.findReadable(link));
    if (!proposal) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    return Object.assign(link, { proposal });
  }

  private noteOpen({ id: shareLinkId }: ReadableLink, reader: Reader): Promise<void> {
    return this.transactions.run(async (tx) => {
      const openedAt = this.clock.now();
      const since = MoreThan(new Date(openedAt.getTime() - SAME_OPEN_MS));
      if (await tx.existsBy(ShareLinkOpen, { shareLinkId, ...reader, openedAt: since })) {
        return;
      }
      await addRows(tx, ShareLinkOpen, { shareLinkId, openedAt, ...reader });
      const entry = { action: 'open-shared-proposal', subject: 'share-link', subjectId: shareLinkId };
      await this.audit.record(tx, { user: null, ...entry });
    });
  }
}
