import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock.ts';
import { SystemState } from '../database/system-state.entity.ts';
import { requestContext } from '../http/request-context.ts';
import { AuditEvent } from './audit-event.entity.ts';

export interface AuditEntry {
  /** Who did it; null for the system and for people who are not signed in. */
  user: { id: number } | null;
  /** verb-noun: "create-group". */
  action: string;
  subject: string;
  subjectId: number | string;
  /** Names of the fields that changed. */
  fields?: readonly string[];
}

/** The row of system_state that holds the digest of the newest event. */
export const AUDIT_HEAD = 'audit-head';

/** Writes who did what, in the transaction of the change itself, chained by digests so that a gap or an edit shows. */
@Injectable()
export class AuditTrail {
  constructor(private readonly clock: Clock) {}

  /** Call it last in a transaction: it holds the chain's head until the commit. */
  record(tx: EntityManager, entry: AuditEntry): Promise<void> {
    return this.recordAll(tx, [entry]);
  }

  /** Several, in their order, with the same three statements as one. */
  async recordAll(tx: EntityManager, entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) {
      return;
    }
    const { requestId, ip } = requestContext();
    let hash = await this.takeHead(tx);
    const events = entries.map(({ user, action, subject, subjectId, fields = [] }) => {
      const event = {
        at: this.clock.now(),
        userId: user?.id ?? null,
        ip,
        requestId,
        action,
        subject,
        subjectId: String(subjectId),
        fields: fields.join(',').slice(0, 1000),
      };
      hash = auditHash(hash, event);
      return { ...event, hash };
    });
    await tx.insert(AuditEvent, events);
    await tx.update(SystemState, { name: AUDIT_HEAD }, { value: hash });
  }

  /** The digest of the newest event; on MySQL other writers wait here, on SQLite transactions take turns anyway. */
  private async takeHead(tx: EntityManager): Promise<string> {
    const lock =
      tx.connection.options.type === 'better-sqlite3' ? {} : { lock: { mode: 'pessimistic_write' as const } };
    const state = await tx.findOneOrFail(SystemState, { where: { name: AUDIT_HEAD }, ...lock });
    return state.value;
  }
}

/** SHA-256 of the digest before and the event's own contents, hex. */
export function auditHash(previous: string, event: Omit<AuditEvent, 'id' | 'hash'>): string {
  const { at, userId, ip, requestId, action, subject, subjectId, fields } = event;
  const contents = JSON.stringify([
    previous,
    at.toISOString(),
    userId,
    ip,
    requestId,
    action,
    subject,
    subjectId,
    fields,
  ]);
  return createHash('sha256').update(contents).digest('hex');
}
