import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { list, sql } from '../../platform/database/sql.ts';
import { premiumSums, type PremiumSumsRow } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import { seen, seenGroups } from './dashboard-groups.repository.ts';

interface DaySpan {
  from: IsoDate;
  to: IsoDate;
}

/** Numbers are text on MySQL. */
type Counted = number | string;

export interface PipelineRow extends PremiumSumsRow {
  status: QuoteStatus;
  quotes: Counted;
}

/** The groups that renew on a day, and what they pay now; those of which both premiums are known pay then. */
export interface RenewalDayRow extends PremiumSumsRow {
  day: IsoDate;
  groupCount: Counted;
  compared: Counted;
  comparedNow: Counted;
  comparedThen: Counted;
}

const IS_COMPARED = sql`${seen.isNowLowest} = 0 AND ${seen.isThenLowest} = 0
  AND ${seen.nowCents} IS NOT NULL AND ${seen.thenCents} IS NOT NULL`;

/** Sums over the books of agents: one statement each, over an index that has all of it. */
@Injectable()
export class DashboardFiguresRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The quotes that stand for the groups, in these statuses. */
  pipeline(agentIds: readonly number[], statuses: readonly QuoteStatus[]): Promise<PipelineRow[]> {
    const found = seenGroups(
      agentIds,
      ['status', 'premiumCents', 'isPremiumLowest'],
      sql`${seen.status} IN (${list(statuses)})`,
    );
    return preparedRows(
      this.database.manager,
      sql`SELECT ${seen.status} AS status, COUNT(*) AS quotes, ${premiumSums(seen)} FROM ${found} GROUP BY ${seen.status}`,
    );
  }

  /** Each day of this span on which a group renews. */
  listRenewalDays(agentIds: readonly number[], { from, to }: DaySpan): Promise<RenewalDayRow[]> {
    const found = seenGroups(
      agentIds,
      ['renewalDate', 'nowCents', 'isNowLowest', 'thenCents', 'isThenLowest'],
      sql`${seen.renewalDate} BETWEEN ${from} AND ${to}`,
    );
    return preparedRows(
      this.database.manager,
      sql`SELECT ${seen.renewalDate} AS day, COUNT(*) AS groupCount,
          ${premiumSums({ premiumCents: seen.nowCents, isPremiumLowest: seen.isNowLowest })},
          COUNT(CASE WHEN ${IS_COMPARED} THEN 1 END) AS compared,
          COALESCE(SUM(CASE WHEN ${IS_COMPARED} THEN ${seen.nowCents} END), 0) AS comparedNow,
          COALESCE(SUM(CASE WHEN ${IS_COMPARED} THEN ${seen.thenCents} END), 0) AS comparedThen
        FROM ${found} GROUP BY ${seen.renewalDate}`,
    );
  }
}
