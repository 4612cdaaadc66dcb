import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Between, DataSource, type EntityManager } from 'typeorm';
import { isSqlite } from '../../database/is-sqlite.ts';
import { toInstant } from '../../database/raw-values.ts';
import { SystemState } from '../../database/system-state.entity.ts';
import { AuditCheckpoint } from '../../security/audit-checkpoint.entity.ts';
import type { AuditEvent } from '../../security/audit-event.entity.ts';
import { SignedHead } from '../../security/signed-head.entity.ts';
import { readWalk, VERIFICATION, type WalkState } from './walk-state.ts';

/** A row with the key of its chain; null where the chain is not known. */
export type WalkedRow = AuditEvent & { keyId: string | null };

/** A signed head, and what is in its place now. */
export interface ComparedHead extends Omit<SignedHead, 'id'> {
  hashThere: string | null;
  /** The id of the last row that its chain has; null = the chain has none. */
  lastId: number | null;
}

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

  async countRows(tx: EntityManager): Promise<number> {
    const [row]: { total: unknown }[] = await tx.query('SELECT COUNT(*) AS total FROM audit_events');
    return Number(row?.total);
  }

  /** The next rows, chain by chain. */
  async listBehind(tx: EntityManager, { chain, position }: WalkState, count: number): Promise<WalkedRow[]> {
    const rows: (Omit<WalkedRow, 'at'> & { at: Date | string })[] = await tx.query(
      `SELECT e.id, e.at, e.userId, e.ip, e.requestId, e.action, e.subject, e.subjectId, e.fields,
         e.chain, e.position, e.hash, c.keyId
       FROM audit_events e LEFT JOIN audit_chains c ON c.id = e.chain
       WHERE e.chain > ? OR (e.chain = ? AND e.position > ?) ORDER BY e.chain, e.position LIMIT ?`,
      [chain, chain, position, count],
    );
    return rows.map((row) => ({ ...row, at: toInstant(row.at) }));
  }

  /** The digest of the row that was walked last; '' before the first. */
  async digestAt(tx: EntityManager, { chain, position }: WalkState): Promise<string> {
    const [row]: { hash: string }[] = await tx.query('SELECT hash FROM audit_events WHERE chain = ? AND position = ?', [
      chain,
      position,
    ]);
    return row?.hash ?? '';
  }

  /** Chain and first row were written in one transaction: one without the other was robbed. */
  async hasEmptyChain(tx: EntityManager): Promise<boolean> {
    const empty: unknown[] = await tx.query(
      'SELECT c.id FROM audit_chains c WHERE NOT EXISTS (SELECT 1 FROM audit_events e WHERE e.chain = c.id) LIMIT 1',
    );
    return empty.length > 0;
  }

  findCheckpoint(tx: EntityManager, number: number): Promise<AuditCheckpoint | null> {
    return tx.findOneBy(AuditCheckpoint, { number });
  }

  listCheckpoints(tx: EntityManager, from: number, to: number): Promise<AuditCheckpoint[]> {
    return tx.find(AuditCheckpoint, { where: { number: Between(from, to) }, order: { number: 'ASC' } });
  }

  /** In the order of checkpoints and chains. */
  async listHeads(tx: EntityManager, from: number, to: number): Promise<ComparedHead[]> {
    return tx.query(
      `SELECT h.checkpoint, h.chain, h.position, h.hash, e.hash AS hashThere,
         (SELECT l.id FROM audit_events l WHERE l.chain = h.chain ORDER BY l.position DESC LIMIT 1) AS lastId
       FROM audit_signed_heads h LEFT JOIN audit_events e ON e.chain = h.chain AND e.position = h.position
       WHERE h.checkpoint BETWEEN ? AND ? ORDER BY h.checkpoint, h.chain`,
      [from, to],
    );
  }

  async newestCheckpoint(manager = this.database.manager): Promise<AuditCheckpoint | null> {
    const [newest] = await manager.find(AuditCheckpoint, { order: { number: 'DESC' }, take: 1 });
    return newest ?? null;
  }
}
