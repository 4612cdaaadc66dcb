import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPES, type GroupQuoteType, INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { WAITING_INDIVIDUAL_STATUSES } from '#shared/sales/queue-views';
import { AGE_BUCKETS, type AgeBucket, agePeriod } from '#shared/sales-home/ageing';
import { PIPELINE_STATUSES, RENEWED_STATUSES, RENEWING_STATUSES } from '#shared/sales-home/pipeline';
import { Group } from '../../quoting/groups/group.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

/** As selected: counts are text on MySQL. */
export interface QuoteCount {
  quoteType: GroupQuoteType;
  status: QuoteStatus;
  age: AgeBucket;
  count: number | string;
}

export interface DayCount {
  day: IsoDate;
  count: number | string;
}

/** Groups with a renewal quote for this day that is past quoting. */
export interface BegunRenewals extends DayCount {
  isRenewed: number | string;
  /** How many of the groups still have that day as their renewal date: once installed for the new year they have the next one. */
  due: number | string;
}

/** The counts on the console's home screen, each in one statement over one index. For internal staff only, who see every group. */
@Injectable()
export class HomeRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Open group quotes by type, status and age. */
  countOpenQuotes(today: IsoDate): Promise<QuoteCount[]> {
    return this.database
      .createQueryBuilder(Quote, 'quote')
      .select(['quote.quoteType AS quoteType', 'quote.status AS status'])
      .addSelect(AGE_CASE, 'age')
      .addSelect('COUNT(*)', 'count')
      .where('quote.isDeleted = :deleted', { deleted: false })
      .andWhere('quote.quoteType IN (:...types)', { types: GROUP_QUOTE_TYPES })
      .andWhere('quote.status IN (:...statuses)', { statuses: PIPELINE_STATUSES })
      .setParameters(Object.fromEntries(DATED.map((bucket) => [nameOf(bucket), agePeriod(bucket, today).from])))
      .groupBy('quote.quoteType')
      .addGroupBy('quote.status')
      .addGroupBy('age')
      .getRawMany();
  }

  /** Individual quotes that wait, by status. */
  countIndividuals(): Promise<{ status: QuoteStatus; count: number | string }[]> {
    return this.database
      .createQueryBuilder(Quote, 'quote')
      .select(['quote.status AS status', 'COUNT(*) AS count'])
      .where('quote.isDeleted = :deleted', { deleted: false })
      .andWhere('quote.quoteType IN (:...types)', { types: INDIVIDUAL_QUOTE_TYPES })
      .andWhere('quote.status IN (:...statuses)', { statuses: WAITING_INDIVIDUAL_STATUSES })
      .groupBy('quote.status')
      .getRawMany();
  }

  /** Groups by renewal date, from `from` to the day before `before`. */
  countRenewingGroups(from: IsoDate, before: IsoDate): Promise<DayCount[]> {
    return this.database
      .createQueryBuilder(Group, 'employer')
      .select(['employer.renewalDate AS day', 'COUNT(*) AS count'])
      .where('employer.renewalDate >= :from AND employer.renewalDate < :before', { from, before })
      .groupBy('employer.renewalDate')
      .getRawMany();
  }

  /** Each group once per day; renewed if any of its quotes renews it. */
  countBegunRenewals(from: IsoDate, before: IsoDate): Promise<BegunRenewals[]> {
    const perGroup = this.database
      .createQueryBuilder(Quote, 'quote')
      .select(['quote.renewalDate AS day', 'quote.groupId AS groupId'])
      .addSelect('MAX(CASE WHEN quote.status IN (:...renewed) THEN 1 ELSE 0 END)', 'isRenewed')
      .where('quote.isDeleted = :deleted AND quote.quoteType = :type')
      .andWhere('quote.renewalDate >= :from AND quote.renewalDate < :before')
      .andWhere('quote.status IN (:...begun)')
      .groupBy('quote.renewalDate')
      .addGroupBy('quote.groupId');
    return this.database
      .createQueryBuilder()
      .select(['begun.day AS day', 'begun.isRenewed AS isRenewed', 'COUNT(*) AS count'])
      .addSelect('SUM(CASE WHEN employer.renewalDate = begun.day THEN 1 ELSE 0 END)', 'due')
      .from(`(${perGroup.getQuery()})`, 'begun')
      .innerJoin(Group, 'employer', 'employer.id = begun.groupId')
      .setParameters({ deleted: false, type: 'SmallGroupRenewal', from, before })
      .setParameters({ renewed: RENEWED_STATUSES, begun: [...RENEWED_STATUSES, ...RENEWING_STATUSES] })
      .groupBy('begun.day')
      .addGroupBy('begun.isRenewed')
      .getRawMany();
  }
}

/** The last bucket has no start: it contains the rest. */
const DATED = AGE_BUCKETS.slice(0, -1);
const nameOf = (bucket: AgeBucket): string => `since${AGE_BUCKETS.indexOf(bucket)}`;
const AGE_CASE = `CASE ${DATED.map((bucket) => `WHEN quote.statusAt >= :${nameOf(bucket)} THEN '${bucket}'`).join(' ')}
  ELSE '${AGE_BUCKETS.at(-1)}' END`;
