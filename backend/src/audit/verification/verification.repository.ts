import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { isSqlite } from '../../database/is-sqlite.ts';
import { toInstant } from '../../database/raw-values.ts';
import { SystemState } from '../../database/system-state.entity.ts';
import type { AuditEvent } from '../../security/audit-event.entity.ts';
import { AUDIT_HEAD } from '../../security/audit-trail.ts';
import { readWalk, VERIFICATION, type WalkState } from './walk-state.ts';

type RawEvent = Omit<AuditEvent, 'at'> & { at: Date | string };

/** The queries of the walk along the digests. */
@Injectable()
export class VerificationRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async read(): Promise<WalkState | null> {
    const state = await this.database.manager.findOneBy(SystemState, { name: VERIFICATION });
    return readWalk(state?.value ?? '');
  }

  /** Held for this transaction: two people who verify at once take turns. */
  async take(tx: EntityManager): Promise<WalkState | null> {
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    const state = await tx.findOneOrFail(SystemState, { where: { name: VERIFICATION }, ...lock });
    return readWalk(state.value);
  }

  async keep(tx: EntityManager, walk: WalkState): Promise<void> {
    await tx.update(SystemState, { name: VERIFICATION }, { value: JSON.stringify(walk) });
  }

  /** The next rows of the chain, oldest first. */
  async listBehind(tx: EntityManager, id: number, count: number): Promise<AuditEvent[]> {
    const rows: RawEvent[] = await tx.query(
      `SELECT id, at, userId, ip, requestId, action, subject, subjectId, fields, hash FROM audit_events
       WHERE id > ? ORDER BY id LIMIT ?`,
      [id, count],
    );
    return rows.map((row) => ({ ...row, at: toInstant(row.at) }));
  }

  /** The digest of the newest row, as it was noted when that row was written. */
  async readHead(tx: EntityManager): Promise<string> {
    return (await tx.findOneByOrFail(SystemState, { name: AUDIT_HEAD })).value;
  }

  async newestId(): Promise<number> {
    const [row]: { id: number | null }[] = await this.database.query('SELECT MAX(id) AS id FROM audit_events');
    return row?.id ?? 0;
  }
}
