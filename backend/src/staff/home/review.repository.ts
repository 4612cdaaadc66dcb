import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { detroitMidnight } from '#shared/dates/detroit-time';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { AGEING_STATUSES } from '#shared/sales-home/ageing';
import type { DayMoves } from '#shared/sales-home/pipeline';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { joined, list, sql, table } from '../../platform/database/sql.ts';
import { premiumSums, type PremiumSumsRow } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import { QuoteEvent } from '../../quoting/quotes/quote-event.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

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

/** What waits for staff and what came and went, each in one statement over one index. For internal staff only. */
@Injectable()
export class ReviewRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

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
