import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { shareLinkState } from '#shared/proposals/share-link';
import { Clock } from '../../../platform/clock.ts';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { sql } from '../../../platform/database/sql.ts';
import { visibleGroups } from '../../groups/visible-groups.repository.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { Group } from '../../groups/group.table.ts';
import type { Quote } from '../../quotes/quote.table.ts';
import { ProposalSending } from '../history/proposal-sending.table.ts';
import type { Proposal } from '../proposal.table.ts';
import { ShareLinkOpen } from './share-link-open.table.ts';
import { ShareLink } from './share-link.table.ts';

/** A link with its proposal. */
export type ReadableLink = ShareLink & { proposal: Proposal & { quote: Quote & { group: Group } } };

/** The number of times that a link was opened. */
export interface OpenCount {
  shareLinkId: number;
  times: number;
  firstAt: Date;
  lastAt: Date;
}

const LINK_NOT_FOUND = notFound('link');

/** All queries on links to proposals. */
@Injectable()
export class ShareLinksRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A link to a proposal of a quote that this user may see. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager): Promise<ShareLink> {
    const query = tx
      .createQueryBuilder(ShareLink, 'link')
      .innerJoin('link.proposal', 'proposal')
      .innerJoin('proposal.quote', 'quote')
      .where(...visibleGroups(user, sql`quote.groupId`).named('seen'))
      .andWhere('link.id = :id', { id });
    const link = await (user.isInternal ? query : query.andWhere('quote.isDeleted = :no', { no: false })).getOne();
    if (!link) {
      throw new AppError('NOT_FOUND', LINK_NOT_FOUND);
    }
    return link;
  }

  /** For readers without an account: the link whose token has this digest, if it is valid and its quote is not deleted. */
  async findReadable(tokenDigest: string): Promise<ReadableLink | null> {
    // A single statement in both cases; findOne would run a second one for a match.
    const [link] = await this.database.manager.find(ShareLink, {
      where: { tokenDigest },
      relations: { proposal: { document: true, quote: { group: true } } },
    });
    const isReadable =
      link?.proposal?.document &&
      !link.proposal.quote?.isDeleted &&
      shareLinkState(link, this.clock.now()) === 'Active';
    return isReadable ? (link as ReadableLink) : null;
  }

  /** Links of proposals that were found for their user, newest first, with their authors. */
  listOf(proposalIds: readonly number[], tx: EntityManager = this.database.manager): Promise<ShareLink[]> {
    return tx.find(ShareLink, {
      where: { proposalId: In([...proposalIds]) },
      relations: { createdBy: true },
      order: { id: 'DESC' },
    });
  }

  /** For a proposal that was found for its user; includes expired links. */
  count(proposalId: number, tx: EntityManager): Promise<number> {
    return tx.countBy(ShareLink, { proposalId });
  }

  insert(
    tx: EntityManager,
    link: Pick<ShareLink, 'proposalId' | 'tokenDigest' | 'createdByUserId' | 'createdAt' | 'expiresAt'>,
  ): Promise<ShareLink> {
    return tx.save(tx.create(ShareLink, { ...link, revokedAt: null, revokedByUserId: null }));
  }

  /** The agent has the link: the proposal counts as sent with it. */
  async noteSent(tx: EntityManager, { proposalId, createdByUserId, createdAt }: ShareLink): Promise<void> {
    await tx.insert(ProposalSending, { proposalId, sentByUserId: createdByUserId, sentAt: createdAt, how: 'Link' });
  }

  /** false if another request was faster. */
  async revoke(
    tx: EntityManager,
    { id }: ShareLink,
    changes: { revokedAt: Date; revokedByUserId: number },
  ): Promise<boolean> {
    const { affected } = await tx.update(ShareLink, { id, revokedAt: IsNull() }, changes);
    return affected === 1;
  }

  async countOpens(shareLinkIds: readonly number[]): Promise<OpenCount[]> {
    if (shareLinkIds.length === 0) {
      return [];
    }
    const rows = await this.database.manager
      .createQueryBuilder(ShareLinkOpen, 'open')
      .select('open.shareLinkId', 'shareLinkId')
      .addSelect('COUNT(*)', 'times')
      .addSelect('MIN(open.openedAt)', 'firstAt')
      .addSelect('MAX(open.openedAt)', 'lastAt')
      .where('open.shareLinkId IN (:...ids)', { ids: [...shareLinkIds] })
      .groupBy('open.shareLinkId')
      .getRawMany<{ shareLinkId: number; times: number | string; firstAt: Date | string; lastAt: Date | string }>();
    return rows.map(({ shareLinkId, times, firstAt, lastAt }) => ({
      shareLinkId: Number(shareLinkId),
      times: Number(times),
      firstAt: toInstant(firstAt),
      lastAt: toInstant(lastAt),
    }));
  }

  /** The newest opens of all these links. */
  listNewestOpens(shareLinkIds: readonly number[], most: number): Promise<ShareLinkOpen[]> {
    return this.database.manager.find(ShareLinkOpen, {
      where: { shareLinkId: In([...shareLinkIds]) },
      order: { openedAt: 'DESC', id: 'DESC' },
      take: most,
    });
  }
}
