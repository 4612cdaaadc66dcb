import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import type { ProposalSendings } from '#shared/proposals/proposal.record';
import { addRows } from '../../platform/database/add-rows.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FoundLink } from '../../platform/links/links.repository.ts';
import type { Link } from '../../platform/links/link.table.ts';
import { CensusMember } from '../group-census/census-member.table.ts';
import { IndividualDetails } from '../quotes/individual-details.table.ts';
import { visibleOfEitherLine } from '../quotes/quote-questions.repository.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { ProposalSending } from './proposal-sending.table.ts';
import { Proposal } from './proposal.table.ts';
import { ShareLinkOpen } from './share-link-open.table.ts';

type ReadableProposal = Proposal & { quote: AnyQuote };
/** A link with its proposal. */
export type ReadableLink = FoundLink & { proposal: ReadableProposal };

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

/** All queries on proposals, on their sendings and on the links to them. */
@Injectable()
export class ProposalsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

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

  /** For readers without an account who have a link to it: null if its file was not stored or its quote is deleted. */
  async findReadable({ subjectId: id }: FoundLink): Promise<ReadableProposal | null> {
    const [proposal] = await this.database.manager.find(Proposal, {
      where: { id },
      relations: { document: true, quote: { group: true } },
    });
    if (!proposal?.document || proposal.quote?.isDeleted) {
      return null;
    }
    const readable = proposal as ReadableProposal;
    const { quote } = readable;
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

  /** The agent has the link: the proposal counts as sent with it. */
  async noteLinkSent(tx: EntityManager, { subjectId, createdByUserId, createdAt }: Link): Promise<void> {
    await addRows(tx, ProposalSending, {
      proposalId: subjectId,
      sentByUserId: createdByUserId,
      sentAt: createdAt,
      how: 'Link',
    });
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
