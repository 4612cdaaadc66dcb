import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { detroitMidnight } from '#shared/dates/detroit-time';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import {
  GROUP_QUOTE_TYPES,
  type GroupQuoteType,
  INDIVIDUAL_QUOTE_TYPES,
  type QuoteType,
} from '#shared/quotes/quote-type';
import { AGE_BUCKETS, type AgeBucket, AGEING_STATUSES, agePeriod } from '#shared/sales-home/ageing';
import type { MyQuote } from '#shared/sales-home/home.record';
import { type DayMoves, PIPELINE_STATUSES, RENEWED_STATUSES, RENEWING_STATUSES } from '#shared/sales-home/pipeline';
import { WAITING_INDIVIDUAL_STATUSES } from '#shared/sales/queue-views';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { joined, list, sql, table } from '../../platform/database/sql.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { premiumSums, type PremiumSumsRow } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import { QuoteEvent } from '../../quoting/quotes/quote-event.table.ts';
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

/**
 * The figures of the console's home screen, each in one statement over one index. For internal staff only, who see every group.
 */
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

  /** Those waiting for staff first, then by effective date. */
  listMyFirst(user: SessionUser): Promise<SelectedMyQuote[]> {
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

  countMyQuotes(user: SessionUser): Promise<{ quoteType: GroupQuoteType; count: number | string }[]> {
    return this.claimed(user)
      .select(['quote.quoteType AS quoteType', 'COUNT(*) AS count'])
      .groupBy('quote.quoteType')
      .getRawMany();
  }

  countMyIndividuals(user: SessionUser): Promise<number> {
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

  /** Of group quotes, by day. @param days consecutive, the oldest first */
  async listMoves(days: readonly IsoDate[]): Promise<DayMoves[]> {
    const starts = days.map((day) => toStoredInstant(detroitMidnight(day)));
    const whens = starts.map((start, place) => sql`WHEN ${event.at} >= ${start} THEN ${place}`).toReversed();
    const waits = list(AGEING_STATUSES);
    const comes = sql`${event.toStatus} IN (${waits}) AND (${event.fromStatus} IS NULL OR ${event.fromStatus} NOT IN (${waits}))`;
    const leaves = sql`${event.fromStatus} IN (${waits}) AND ${event.toStatus} NOT IN (${waits})`;
    const rows = await rowsOf<MovesRow>(
      this.database.manager,
      sql`SELECT CASE ${joined(whens, ' ')} END AS place,
          SUM(CASE WHEN ${comes} THEN 1 ELSE 0 END) AS submitted,
          SUM(CASE WHEN ${leaves} THEN 1 ELSE 0 END) AS left_,
          SUM(CASE WHEN ${leaves} AND ${event.toStatus} IN (${list(DECIDED)}) THEN 1 ELSE 0 END) AS decided
        FROM ${event} JOIN ${quote} ON ${quote.id} = ${event.quoteId}
        WHERE ${event.at} >= ${starts[0]!} AND ${quote.isDeleted} = 0 AND ${quote.quoteType} IN (${list(GROUP_QUOTE_TYPES)})
        GROUP BY place`,
    );
    const found = new Map(rows.map((row) => [Number(row.place), row]));
    return days.map((_day, place) => {
      const row = found.get(place);
      return {
        submitted: Number(row?.submitted ?? 0),
        decided: Number(row?.decided ?? 0),
        left: Number(row?.left_ ?? 0),
      };
    });
  }

  /** What the group quotes that wait cost: those of which that is known, and those of which only the least. Whole cents a month. */
  async sumPremiums(): Promise<PremiumSumsRow> {
    const [row] = await rowsOf<PremiumSumsRow>(
      this.database.manager,
      sql`SELECT ${premiumSums(quote)} FROM ${quote}
        WHERE ${quote.isDeleted} = 0 AND ${quote.quoteType} IN (${list(GROUP_QUOTE_TYPES)})
          AND ${quote.status} IN (${list(AGEING_STATUSES)})`,
    );
    return row!;
  }
}

/** The last bucket has no start: it contains the rest. */
const DATED = AGE_BUCKETS.slice(0, -1);
const nameOf = (bucket: AgeBucket): string => `since${AGE_BUCKETS.indexOf(bucket)}`;
const AGE_CASE = `CASE ${DATED.map((bucket) => `WHEN quote.statusAt >= :${nameOf(bucket)} THEN '${bucket}'`).join(' ')}
  ELSE '${AGE_BUCKETS.at(-1)}' END`;

/** As selected. */
export type SelectedMyQuote = Pick<MyQuote, 'Status'>;

/** Part of the API: as many as fit beside the errors without pushing the rest down. */
const SHOWN = 5;

const DECIDED: readonly QuoteStatus[] = ['Approved', 'Declined', 'Rejected'];

const event = table(QuoteEvent, 'event');
const quote = table(Quote, 'quote');

/** As selected: sums are text on MySQL. */
interface MovesRow {
  place: number | string;
  submitted: number | string;
  decided: number | string;
  left_: number | string;
}
