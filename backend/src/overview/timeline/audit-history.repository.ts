import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, type Sql, sql, table } from '../../platform/database/sql.ts';
import { User } from '../../platform/people/user.table.ts';
import { ACTOR_COLUMNS, actorJoins, type Page, type TimelineRow } from './timeline.repository.ts';
import { AuditEvent } from '../../platform/security/audit-trail.table.ts';

/** Selects rows of the audit trail: about these records, or by this user. */
export type AuditHistory = { subject: 'business-rule' | 'user'; ids: readonly number[] } | { byUserId: number };

/** A row with the record that it is about. */
export interface AuditHistoryRow extends TimelineRow {
  subject: string;
  subjectId: string;
}

/** Counting stops here: no one pages through years of sign-ins, and the audit list can filter by day. */
export const MOST_TOLD = 1_000;

const e = table(AuditEvent, 'e');
const a = table(AuditEvent, 'a');

/** The timelines of rules and users, which come from the audit trail alone. */
@Injectable()
export class AuditHistoryRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first. The page is located in an index alone; only its rows are read. */
  async listPage(life: AuditHistory, { first, count }: Page): Promise<{ rows: AuditHistoryRow[]; total: number }> {
    const where = conditionOf(life);
    const rows = rowsOf<AuditHistoryRow>(
      this.database.manager,
      sql`SELECT 'change' AS kind, ${a.id}, ${a.at}, NULL AS quoteId, NULL AS fromStatus, NULL AS toStatus, ${a.action} AS words, ${a.fields},
         ${a.ip}, ${a.subject}, ${a.subjectId}, ${a.userId}, ${ACTOR_COLUMNS}
       FROM (SELECT ${e.id} FROM ${e} WHERE ${where} ORDER BY ${e.at} DESC, ${e.id} DESC 
         LIMIT ${Math.max(Math.min(count, MOST_TOLD - first), 0)} OFFSET ${first}) picked
       JOIN ${a} ON ${a.id} = picked.id
       ${actorJoins(a.userId)}
       ORDER BY ${a.at} DESC, ${a.id} DESC`,
    );
    const counted = rowsOf<{ total: number | string }>(
      this.database.manager,
      sql`SELECT COUNT(*) AS total FROM (SELECT ${e.id} FROM ${e} WHERE ${where} LIMIT ${MOST_TOLD}) counted`,
    );
    return { rows: await rows, total: Number((await counted)[0]?.total ?? 0) };
  }

  hasUser(userId: number): Promise<boolean> {
    return this.database.manager.existsBy(User, { id: userId });
  }
}

const conditionOf = (life: AuditHistory): Sql =>
  'byUserId' in life
    ? sql`${e.userId} = ${life.byUserId}`
    : sql`${e.subject} = ${life.subject} AND ${e.subjectId} IN (${list(life.ids.map(String))})`;
