import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { list, selected, sql, table } from '../../platform/database/sql.ts';
import { standingQuoteOf } from '../../quoting/groups/census-quote.repository.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { premiumSums, type PremiumSumsRow } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { inForceQuoteOf } from './dashboard-groups.repository.ts';

interface DaySpan {
  from: IsoDate;
  to: IsoDate;
}

/** Numbers are text on MySQL. */
interface PipelineRow extends PremiumSumsRow {
  status: QuoteStatus;
  quotes: number | string;
}

interface RenewingRow {
  inForceQuoteId: number | null;
  renewalQuoteId: number | null;
}

const g = table(Group, 'g');
const q = table(Quote, 'q');
const renewal = table(Quote, 'renewal');
const seen = table(GroupAgent, 'seen');

/** Sums over the books of agents: one statement each. */
@Injectable()
export class DashboardFiguresRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The quotes that stand for the groups, in these statuses. */
  pipeline(agentIds: readonly number[], statuses: readonly QuoteStatus[]): Promise<PipelineRow[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${q.status} AS status, COUNT(*) AS quotes, ${premiumSums(q)}
        FROM (SELECT DISTINCT ${seen.groupId} AS groupId FROM ${seen} WHERE ${seen.agentId} IN (${list(agentIds)})) book
        JOIN ${q} ON ${q.id} = ${standingQuoteOf(sql`book.groupId`)}
        WHERE ${q.status} IN (${list(statuses)}) GROUP BY ${q.status}`,
    );
  }

  /** The quotes of each group that renews in these days: the one in force, and the one for the renewal. */
  listRenewing(agentIds: readonly number[], days: DaySpan): Promise<RenewingRow[]> {
    const columns = selected<RenewingRow>({
      inForceQuoteId: inForceQuoteOf(g),
      renewalQuoteId: sql`(SELECT ${renewal.id} FROM ${renewal} WHERE ${renewal.groupId} = ${g.id} AND ${renewal.isDeleted} = 0
        AND ${renewal.renewalDate} = ${g.renewalDate} ORDER BY ${renewal.modifiedAt} DESC, ${renewal.id} DESC LIMIT 1)`,
    });
    return preparedRows(
      this.database.manager,
      sql`SELECT ${columns} FROM ${g} WHERE ${g.id} IN (SELECT ${seen.groupId} FROM ${seen} WHERE ${seen.agentId} IN (${list(agentIds)}))
        AND ${g.renewalDate} BETWEEN ${days.from} AND ${days.to}`,
    );
  }

  /** How many groups renew on each day of this span on which one does. */
  countByRenewalDate(
    agentIds: readonly number[],
    days: DaySpan,
  ): Promise<{ day: IsoDate; groupCount: number | string }[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${g.renewalDate} AS day, COUNT(*) AS groupCount FROM ${g}
        WHERE ${g.id} IN (SELECT ${seen.groupId} FROM ${seen} WHERE ${seen.agentId} IN (${list(agentIds)}))
        AND ${g.renewalDate} BETWEEN ${days.from} AND ${days.to} GROUP BY ${g.renewalDate}`,
    );
  }
}
