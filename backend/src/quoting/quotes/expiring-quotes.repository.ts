import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ContinuableDays } from '#shared/individuals/individual-expiry';
import { CAN_EXPIRE_INDIVIDUAL } from '#shared/individuals/individual-status';
import { CAN_EXPIRE, SIGNED } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPES, INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, type Sql, sql, table } from '../../platform/database/sql.ts';
import { IndividualDetails } from './individual-details.table.ts';
import { lockOf } from './quote-questions.repository.ts';
import { Quote } from './quote.table.ts';
import type { GroupQuote, IndividualQuote } from './quotes.repository.ts';

const quote = table(Quote, 'quote');
const household = table(IndividualDetails, 'household');

/**
 * Quotes of everybody that can no longer be continued, except those of households whose submission waits for its answer. For the system only:
 * no user calls this.
 */
@Injectable()
export class ExpiringQuotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The next quotes after this id, by id. */
  async listGroupIds(before: IsoDate, { after, count }: { after: number; count: number }): Promise<number[]> {
    const query = this.expiring(this.database.manager, before).select('quote.id', 'id');
    const rows = await query
      .andWhere('quote.id > :after', { after })
      .orderBy('quote.id')
      .limit(count)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => Number(id));
  }

  /** Locked until the transaction ends; null when someone has continued it since. */
  async lockGroup(tx: EntityManager, id: number, before: IsoDate): Promise<GroupQuote | null> {
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

  /** The next quotes after this id, by id. */
  async listHouseholdIds(days: ContinuableDays, { after, count }: { after: number; count: number }): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      this.database.manager,
      sql`SELECT ${quote.id} ${expiring(days)} AND ${quote.id} > ${after} ORDER BY ${quote.id} LIMIT ${count}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Locked until the transaction ends; null when someone has continued it since. */
  async lockHousehold(tx: EntityManager, id: number, days: ContinuableDays): Promise<IndividualQuote | null> {
    const found = await rowsOf(tx, sql`SELECT ${quote.id} ${expiring(days)} AND ${quote.id} = ${id} ${lockOf(tx)}`);
    if (found.length === 0) {
      return null;
    }
    const individual = await tx.findOneByOrFail(IndividualDetails, { quoteId: id });
    return Object.assign(await tx.findOneByOrFail(Quote, { id }), { individual }) as IndividualQuote;
  }
}

/** At the marketplace an old event can be granted to who learned of it late: 45 CFR 155.420(c)(5). There only the day that was granted passes. */
const expiring = ({ open, event, shortTerm }: ContinuableDays): Sql =>
  sql`FROM ${quote} JOIN ${household} ON ${household.quoteId} = ${quote.id}
    WHERE ${quote.isDeleted} = 0 AND ${quote.quoteType} IN (${list(INDIVIDUAL_QUOTE_TYPES)})
      AND ${quote.status} IN (${list(CAN_EXPIRE_INDIVIDUAL)}) AND ${quote.readOnlyReason} <> ${SIGNED}
      AND (${household.enrollmentType} = ${'Open'} AND ${quote.effectiveDate} < ${open}
        OR ${household.enrollmentType} = ${'Special'} AND ${household.isFfm} = 0 AND ${household.eventDate} < ${event}
        OR ${household.enrollmentType} = ${'Special'} AND ${household.isFfm} = 1 AND ${quote.effectiveDate} < ${event}
        OR ${household.planType} = ${'ShortTerm'} AND ${quote.effectiveDate} < ${shortTerm})`;
