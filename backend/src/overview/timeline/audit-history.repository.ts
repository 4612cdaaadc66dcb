import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ACTOR_COLUMNS, actorJoins, type Page, type TimelineRow } from './timeline.repository.ts';

/** Rows of the audit trail: of these records, or by this user. */
export type AuditHistory = { subject: 'business-rule' | 'user'; ids: readonly number[] } | { byUserId: number };

/** A row with the record that it is about. */
export interface AuditHistoryRow extends TimelineRow {
  subject: string;
  subjectId: string;
}

/** Years of signing in and out are not counted to the end: nobody pages through them, the audit list has days. */
export const MOST_TOLD = 1_000;

/** The timelines that stand in the audit trail alone: of rules and of users. */
@Injectable()
export class AuditHistoryRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Newest first. The place of the page is found in an index alone; only its rows are read. */
  async listPage(life: AuditHistory, { first, count }: Page): Promise<{ rows: AuditHistoryRow[]; total: number }> {
    const [where, values] = conditionOf(life);
    const rows: Promise<AuditHistoryRow[]> = this.database.query(
      `SELECT 'change' AS kind, a.id, a.at, NULL AS quoteId, NULL AS fromStatus, NULL AS toStatus, a.action AS words, a.fields,
         a.ip, a.subject, a.subjectId, a.userId, ${ACTOR_COLUMNS}
       FROM (SELECT e.id FROM audit_events e WHERE ${where} ORDER BY e.at DESC, e.id DESC LIMIT ? OFFSET ?) picked
       JOIN audit_events a ON a.id = picked.id
       ${actorJoins('a.userId')}
       ORDER BY a.at DESC, a.id DESC`,
      [...values, Math.max(Math.min(count, MOST_TOLD - first), 0), first],
    );
    const counted: Promise<{ total: number | string }[]> = this.database.query(
      `SELECT COUNT(*) AS total FROM (SELECT e.id FROM audit_events e WHERE ${where} LIMIT ?) counted`,
      [...values, MOST_TOLD],
    );
    return { rows: await rows, total: Number((await counted)[0]?.total ?? 0) };
  }

  async hasUser(userId: number): Promise<boolean> {
    const found: object[] = await this.database.query('SELECT id FROM users WHERE id = ?', [userId]);
    return found.length > 0;
  }
}

function conditionOf(life: AuditHistory): [sql: string, values: (string | number)[]] {
  if ('byUserId' in life) {
    return ['e.userId = ?', [life.byUserId]];
  }
  const marks = life.ids.map(() => '?').join(', ');
  return [`e.subject = ? AND e.subjectId IN (${marks})`, [life.subject, ...life.ids.map(String)]];
}
