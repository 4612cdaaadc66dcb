import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { CAN_EXPIRE } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { isSqlite } from '../../../platform/database/is-sqlite.ts';
import { Quote } from '../quote.table.ts';
import type { GroupQuote } from '../quotes.repository.ts';

/** Quotes of every group that can no longer be continued. For the system only: no user calls this. */
@Injectable()
export class ExpiringQuotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The next quotes after this id, by id. */
  async listIds(before: IsoDate, { after, count }: { after: number; count: number }): Promise<number[]> {
    const query = this.expiring(this.database.manager, before).select('quote.id', 'id');
    const rows = await query
      .andWhere('quote.id > :after', { after })
      .orderBy('quote.id')
      .limit(count)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => Number(id));
  }

  /** Locked until the transaction ends; null when someone has continued it since. */
  async findForUpdate(tx: EntityManager, id: number, before: IsoDate): Promise<GroupQuote | null> {
    const query = this.expiring(tx, before)
      .innerJoinAndSelect('quote.group', 'employer')
      .andWhere('quote.id = :id', { id });
    return (await (isSqlite(tx) ? query : query.setLock('pessimistic_write')).getOne()) as GroupQuote | null;
  }

  private expiring(tx: EntityManager, before: IsoDate): SelectQueryBuilder<Quote> {
    return tx
      .createQueryBuilder(Quote, 'quote')
      .where('quote.isDeleted = :isDeleted AND quote.quoteType IN (:...types)', {
        isDeleted: false,
        types: GROUP_QUOTE_TYPES,
      })
      .andWhere('quote.status IN (:...statuses) AND quote.effectiveDate < :before', { statuses: CAN_EXPIRE, before });
  }
}
