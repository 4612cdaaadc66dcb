import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type { ProposalSendings } from '#shared/proposals/proposal.record';
import { shareLinkState } from '#shared/proposals/share-link';
import { Clock } from '../../platform/clock.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { User } from '../../platform/people/user.table.ts';
import { CensusMember } from '../group-census/census-member.table.ts';
import { IndividualDetails } from '../quotes/individual-details.table.ts';
import { visibleOfEitherLine } from '../quotes/quote-questions.repository.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { ProposalSending } from './proposal-sending.table.ts';
import { Proposal } from './proposal.table.ts';
import { ShareLinkOpen } from './share-link-open.table.ts';
import { ShareLink } from './share-link.table.ts';

/** A link with its proposal. */
export type ReadableLink = ShareLink & { createdBy: User; proposal: Proposal & { quote: AnyQuote } };

/** The number of times that a link was opened. */
export interface OpenCount {
  shareLinkId: number;
  times: number;
  firstAt: Date;
  lastAt: Date;
}

interface RawSendings {
  proposalId: number;
  how: ProposalSendings['How'];
  times: number | string;
  firstAt: Date | string;
  lastAt: Date | string;
}

const PROPOSAL_NOT_FOUND = notFound('proposal');
const LINK_NOT_FOUND = notFound('link');

/** All queries on proposals, on their sendings and on the links to them. */
@Injectable()
export class ProposalsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A proposal of a quote that this user may see, with its document. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager = this.database.manager): Promise<Proposal> {
    const query = tx
      .createQueryBuilder(Proposal, 'proposal')
      .innerJoin('proposal.quote', 'quote')
      .leftJoinAndSelect('proposal.document', 'document')
      .where(...visibleOfEitherLine(user).named('seen'))
      .andWhere('proposal.id = :id', { id });
    const proposal = await query.getOne();
    if (!proposal) {
      throw new AppError('NOT_FOUND', PROPOSAL_NOT_FOUND);
    }
    return proposal;
  }

  /** The newest proposals of a quote that was found for its user, with their authors and documents; and the total count. */
  listNewest({ id: quoteId }: AnyQuote, most: number): Promise<[Proposal[], number]> {
    return this.database.manager.findAndCount(Proposal, {
      where: { quoteId },
      relations: { madeBy: true, document: true },
      order: { madeAt: 'DESC', id: 'DESC' },
      take: most,
    });
  }

  /** By proposal, one line per channel; for proposals that were found for their user. */
  async summariseSendings(proposalIds: readonly number[]): Promise<Map<number, ProposalSendings[]>> {
    const byProposal = new Map<number, ProposalSendings[]>(proposalIds.map((id) => [id, []]));
    for (const { proposalId, how, times, firstAt, lastAt } of await this.countSendings(proposalIds)) {
      byProposal.get(proposalId)?.push({
        How: how,
        Times: Number(times),
        FirstAt: toInstant(firstAt).toISOString(),
        LastAt: toInstant(lastAt).toISOString(),
      });
    }
    return byProposal;
  }

  private async countSendings(proposalIds: readonly number[]): Promise<RawSendings[]> {
    if (proposalIds.length === 0) {
      return [];
    }
    return this.database.manager
      .createQueryBuilder(ProposalSending, 'sending')
      .select('sending.proposalId', 'proposalId')
      .addSelect('sending.how', 'how')
      .addSelect('COUNT(*)', 'times')
      .addSelect('MIN(sending.sentAt)', 'firstAt')
      .addSelect('MAX(sending.sentAt)', 'lastAt')
      .where('sending.proposalId IN (:...ids)', { ids: [...proposalIds] })
      .groupBy('sending.proposalId')
      .addGroupBy('sending.how')
      .orderBy('MIN(sending.sentAt)')
      .getRawMany<RawSendings>();
  }

  /** A link to a proposal of a quote that this user may see. @throws NOT_FOUND */
  async findVisibleLink(user: SessionUser, id: number, tx: EntityManager): Promise<ShareLink> {
    const query = tx
      .createQueryBuilder(ShareLink, 'link')
      .innerJoin('link.proposal', 'proposal')
      .innerJoin('proposal.quote', 'quote')
      .where(...visibleOfEitherLine(user).named('seen'))
      .andWhere('link.id = :id', { id });
    const link = await query.getOne();
    if (!link) {
      throw new AppError('NOT_FOUND', LINK_NOT_FOUND);
    }
    return link;
  }

  /** For readers without an account: the link whose token has this digest, if it is valid and its quote is not deleted. */
  async findReadableLink(tokenDigest: string): Promise<ReadableLink | null> {
    // A single statement in both cases; findOne would run a second one for a match.
    const [link] = await this.database.manager.find(ShareLink, {
      where: { tokenDigest },
      relations: { createdBy: true, proposal: { document: true, quote: { group: true } } },
    });
    const isReadable =
      link?.proposal?.document &&
      !link.proposal.quote?.isDeleted &&
      shareLinkState(link, this.clock.now()) === 'Active';
    if (!isReadable) {
      return null;
    }
    const readable = link as ReadableLink;
    const { quote } = readable.proposal;
    if (quote.groupId === null) {
      quote.individual = await this.database.manager.findOneByOrFail(IndividualDetails, { quoteId: quote.id });
    }
    return readable;
  }

  /** As it stands in the census of a household that was found for its user; '' if it has none. */
  async findApplicantEmail(quoteId: number): Promise<string> {
    const applicant = await this.database.manager.findOneBy(CensusMember, { quoteId, relationship: 'Self' });
    return applicant?.emailAddress ?? '';
  }

  /** Whether a later proposal of the quote has been sent. */
  isSuperseded({ id, quoteId }: Proposal): Promise<boolean> {
    return this.database.manager.existsBy(ProposalSending, { proposal: { id: MoreThan(id), quoteId } });
  }

  /** Links of proposals that were found for their user, newest first, with their authors. */
  listLinks(proposalIds: readonly number[], tx: EntityManager = this.database.manager): Promise<ShareLink[]> {
    return tx.find(ShareLink, {
      where: { proposalId: In([...proposalIds]) },
      relations: { createdBy: true },
      order: { id: 'DESC' },
    });
  }

  /** For a proposal that was found for its user; includes expired links. */
  countLinks(proposalId: number, tx: EntityManager): Promise<number> {
    return tx.countBy(ShareLink, { proposalId });
  }

  insertLink(
    tx: EntityManager,
    link: Pick<ShareLink, 'proposalId' | 'tokenDigest' | 'createdByUserId' | 'createdAt' | 'expiresAt'>,
  ): Promise<ShareLink> {
    return tx.save(tx.create(ShareLink, { ...link, emailId: null, revokedAt: null, revokedByUserId: null }));
  }

  async noteEmail(tx: EntityManager, { id }: ShareLink, emailId: number): Promise<void> {
    await tx.update(ShareLink, { id }, { emailId });
  }

  /** The agent has the link: the proposal counts as sent with it. */
  async noteLinkSent(tx: EntityManager, { proposalId, createdByUserId, createdAt }: ShareLink): Promise<void> {
    await tx.insert(ProposalSending, { proposalId, sentByUserId: createdByUserId, sentAt: createdAt, how: 'Link' });
  }

  /** false if another request was faster. */
  async revokeLink(
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
