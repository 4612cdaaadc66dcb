import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import {
  GROUP_QUOTE_TYPES,
  type GroupQuoteType,
  INDIVIDUAL_QUOTE_TYPES,
  type QuoteType,
} from '#shared/quotes/quote-type';
import { WAITING_INDIVIDUAL_STATUSES } from '#shared/sales/queue-views';
import type { MyQuote } from '#shared/sales-home/home.record';
import { AGEING_STATUSES } from '#shared/sales-home/ageing';
import { PIPELINE_STATUSES } from '#shared/sales-home/pipeline';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

/** As selected. */
export type SelectedMyQuote = Pick<MyQuote, 'Status'>;

/** Part of the API: as many as fit beside the errors without pushing the rest down. */
const SHOWN = 5;

/** The quotes claimed by a staff member and not yet decided. */
@Injectable()
export class MyWorkRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Those waiting for staff first, then by effective date. */
  listFirst(user: SessionUser): Promise<SelectedMyQuote[]> {
    return this.claimed(user)
      .innerJoin('quote.group', 'employer')
      .select(['quote.id AS Id', 'quote.name AS Name', 'employer.name AS GroupName', 'quote.quoteType AS QuoteType'])
      .addSelect(['quote.status AS Status', 'quote.effectiveDate AS EffectiveDate'])
      .addSelect(['quote.statusAt AS StatusAt', 'quote.assignedAt AS AssignedAt'])
      .orderBy('CASE WHEN quote.status IN (:...forStaff) THEN 0 ELSE 1 END')
      .addOrderBy('quote.effectiveDate')
      .addOrderBy('quote.id')
      .setParameter('forStaff', AGEING_STATUSES)
      .limit(SHOWN)
      .getRawMany();
  }

  countByType(user: SessionUser): Promise<{ quoteType: GroupQuoteType; count: number | string }[]> {
    return this.claimed(user)
      .select(['quote.quoteType AS quoteType', 'COUNT(*) AS count'])
      .groupBy('quote.quoteType')
      .getRawMany();
  }

  countIndividuals(user: SessionUser): Promise<number> {
    return this.claimed(user, INDIVIDUAL_QUOTE_TYPES, WAITING_INDIVIDUAL_STATUSES).getCount();
  }

  private claimed(
    user: SessionUser,
    types: readonly QuoteType[] = GROUP_QUOTE_TYPES,
    open: readonly QuoteStatus[] = PIPELINE_STATUSES,
  ) {
    return this.database
      .createQueryBuilder(Quote, 'quote')
      .where('quote.assignedToUserId = :userId AND quote.isDeleted = :deleted', { userId: user.id, deleted: false })
      .andWhere('quote.quoteType IN (:...types)', { types })
      .andWhere('quote.status IN (:...open)', { open });
  }
}
