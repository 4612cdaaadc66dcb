import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ShareLink as ShareLinkAnswer, ShareProposalRequest } from '#shared/proposals/proposal.record';
import { DEFAULT_SHARE_DAYS, MOST_SHARE_LINKS, shareLinkEnd, TOO_MANY_SHARE_LINKS } from '#shared/proposals/share-link';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { takeTurnOf } from '../../../platform/database/turns.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { FILE_NOT_STORED } from '../history/download-proposal.service.ts';
import type { Proposal } from '../proposal.table.ts';
import { ProposalsRepository } from '../proposals.repository.ts';
import { toShareLink } from './share-link-answer.ts';
import type { ShareLink } from './share-link.table.ts';
import { ShareLinksRepository } from './share-links.repository.ts';
import { sharePath, ShareTokens } from './share-tokens.ts';

interface WantedLink {
  proposalId: number;
  /** Left out: two weeks. */
  days?: number | null;
  /** Copied by the agent, or sent by the product. */
  how: 'Link' | 'Email';
}

/** A link, and the last part of its URL, which is never stored. */
interface MadeLink {
  link: ShareLink;
  token: string;
  quoteId: number;
}

const ACTIONS = { Link: 'share-proposal', Email: 'email-proposal' } as const;

/** Creates a link with which a client can read one proposal without an account. Users who can see the proposal may share it. */
@Injectable()
export class ShareProposalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly proposals: ProposalsRepository,
    private readonly links: ShareLinksRepository,
    private readonly tokens: ShareTokens,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
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
      const made = await this.make(tx, user, { proposalId, days, how: 'Link' });
      await this.links.noteSent(tx, made.link);
      return made;
    });
    return { path: sharePath(token), share: toShareLink(link, { createdBy: user.fullName, now: this.clock.now() }) };
  }

  /** Before anything is read in the transaction: otherwise two would both find room for the last link. */
  takeTurn(tx: EntityManager, proposalId: number): Promise<void> {
    return takeTurnOf(tx, `links of proposal ${proposalId}`);
  }

  /** Same, as part of a transaction that has taken its turn. */
  async make(tx: EntityManager, user: SessionUser, { proposalId, days, how }: WantedLink): Promise<MadeLink> {
    const { quoteId } = await this.findShareable(user, proposalId, tx);
    const { token, digest } = this.tokens.create();
    const createdAt = this.clock.now();
    const expiresAt = shareLinkEnd(createdAt, days ?? DEFAULT_SHARE_DAYS);
    const made = { proposalId, tokenDigest: digest, createdByUserId: user.id, createdAt, expiresAt };
    const link = await this.links.insert(tx, made);
    await this.audit.record(tx, { user, action: ACTIONS[how], subject: 'proposal', subjectId: proposalId });
    return { link, token, quoteId };
  }

  private async findShareable(user: SessionUser, proposalId: number, tx: EntityManager): Promise<Proposal> {
    const proposal = await this.proposals.findVisible(user, proposalId, tx);
    if (proposal.documentId === null) {
      throw new AppError('NOT_FOUND', FILE_NOT_STORED);
    }
    if ((await this.links.count(proposalId, tx)) >= MOST_SHARE_LINKS) {
      throw new AppError('RULE_BROKEN', TOO_MANY_SHARE_LINKS);
    }
    return proposal;
  }
}
