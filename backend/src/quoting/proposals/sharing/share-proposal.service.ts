import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ShareLink as ShareLinkAnswer, ShareProposalRequest } from '#shared/proposals/proposal.record';
import { DEFAULT_SHARE_DAYS, MOST_SHARE_LINKS, shareLinkEnd, TOO_MANY_SHARE_LINKS } from '#shared/proposals/share-link';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { FILE_NOT_STORED } from '../history/download-proposal.service.ts';
import { ProposalsRepository } from '../proposals.repository.ts';
import { toShareLink } from './share-link-answer.ts';
import { ShareLinksRepository } from './share-links.repository.ts';
import { ShareTokens } from './share-tokens.ts';

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
   * @returns the path of the link, which is never stored, and the link as listed
   * @throws NOT_FOUND for a proposal that the user may not see or whose file was not stored, RULE_BROKEN when it has too many links
   */
  async share(
    user: SessionUser,
    proposalId: number,
    { ExpiresInDays }: ShareProposalRequest,
  ): Promise<{ path: string; share: ShareLinkAnswer }> {
    const { token, digest } = this.tokens.create();
    const link = await this.transactions.run(async (tx) => {
      await this.assertShareable(user, proposalId, tx);
      const createdAt = this.clock.now();
      const expiresAt = shareLinkEnd(createdAt, ExpiresInDays ?? DEFAULT_SHARE_DAYS);
      const made = { proposalId, tokenDigest: digest, createdByUserId: user.id, createdAt, expiresAt };
      const written = await this.links.insert(tx, made);
      await this.audit.record(tx, { user, action: 'share-proposal', subject: 'proposal', subjectId: proposalId });
      return written;
    });
    return { path: `/p/${token}`, share: toShareLink(link, { createdBy: user.fullName, now: this.clock.now() }) };
  }

  private async assertShareable(user: SessionUser, proposalId: number, tx: EntityManager): Promise<void> {
    const { documentId } = await this.proposals.findVisible(user, proposalId, tx);
    if (documentId === null) {
      throw new AppError('NOT_FOUND', FILE_NOT_STORED);
    }
    if ((await this.links.count(proposalId, tx)) >= MOST_SHARE_LINKS) {
      throw new AppError('RULE_BROKEN', TOO_MANY_SHARE_LINKS);
    }
  }
}
