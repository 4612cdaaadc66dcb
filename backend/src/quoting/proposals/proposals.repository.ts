import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError, notFound } from '../../platform/errors.ts';
import { sql } from '../../platform/database/sql.ts';
import { visibleGroups } from '../groups/visible-groups.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { Proposal } from './proposal.table.ts';

const PROPOSAL_NOT_FOUND = notFound('proposal');

/** All queries on proposals. */
@Injectable()
export class ProposalsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** A proposal of a quote that this user may see, with its document. @throws NOT_FOUND */
  async findVisible(user: SessionUser, id: number, tx: EntityManager = this.database.manager): Promise<Proposal> {
    const query = tx
      .createQueryBuilder(Proposal, 'proposal')
      .innerJoin('proposal.quote', 'quote')
      .leftJoinAndSelect('proposal.document', 'document')
      .where(...visibleGroups(user, sql`quote.groupId`).named('seen'))
      .andWhere('proposal.id = :id', { id });
    const shown = user.isInternal ? query : query.andWhere('quote.isDeleted = :deleted', { deleted: false });
    const proposal = await shown.getOne();
    if (!proposal) {
      throw new AppError('NOT_FOUND', PROPOSAL_NOT_FOUND);
    }
    return proposal;
  }

  /** The newest proposals of a quote that was found for its user, with their authors and documents; and the total count. */
  listNewest({ id: quoteId }: GroupQuote, most: number): Promise<[Proposal[], number]> {
    return this.database.manager.findAndCount(Proposal, {
      where: { quoteId },
      relations: { madeBy: true, document: true },
      order: { madeAt: 'DESC', id: 'DESC' },
      take: most,
    });
  }
}
