import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Between, DataSource, type EntityManager, In } from 'typeorm';
import { isSqlite } from '../database/is-sqlite.ts';
import { toInstant } from '../database/raw-values.ts';
import { rowsOf } from '../database/run-sql.ts';
import { selected, sql, table } from '../database/sql.ts';
import { SystemState } from '../database/system-state.table.ts';
import { ArchivedChain, AuditChain, AuditCheckpoint, AuditEvent, SignedHead } from '../security/audit-trail.table.ts';
import { type ComparedHead, readWalk, VERIFICATION, type WalkedRow, type WalkState } from './walk-state.ts';

const e = table(AuditEvent, 'e');
const c = table(AuditChain, 'c');
const h = table(SignedHead, 'h');
const l = table(AuditEvent, 'l');

/** The queries of the verification of the digests. */
@Injectable()
export class VerificationRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async read(): Promise<WalkState | null> {
    const state = await this.database.manager.findOneBy(SystemState, { name: VERIFICATION });
    return readWalk(state?.value ?? '');
  }

  /** Locked for this transaction: concurrent verifications run one after another. */
  async take(tx: EntityManager): Promise<WalkState | null> {
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    const state = await tx.findOneOrFail(SystemState, { where: { name: VERIFICATION }, ...lock });
    return readWalk(state.value);
  }

  async keep(tx: EntityManager, walk: WalkState): Promise<void> {
    await tx.update(SystemState, { name: VERIFICATION }, { value: JSON.stringify(walk) });
  }

  countRows(tx: EntityManager): Promise<number> {
    return tx.count(AuditEvent);
  }

  /** The next rows, one chain after another. */
  async listBehind(tx: EntityManager, { chain, position }: WalkState, count: number): Promise<WalkedRow[]> {
    const rows = await rowsOf<Omit<WalkedRow, 'at'> & { at: Date | string }>(
      tx,
      sql`SELECT ${WALKED} FROM ${e} LEFT JOIN ${c} ON ${c.id} = ${e.chain}
        WHERE ${e.chain} > ${chain} OR (${e.chain} = ${chain} AND ${e.position} > ${position})
        ORDER BY ${e.chain}, ${e.position} LIMIT ${count}`,
    );
    return rows.map((row) => ({ ...row, at: toInstant(row.at) }));
  }

  /** The digest of the last verified row; '' before the first. */
  async digestAt(tx: EntityManager, { chain, position }: WalkState): Promise<string> {
    const row = await tx.findOne(AuditEvent, { select: { id: true, hash: true }, where: { chain, position } });
    return row?.hash ?? '';
  }

  /** A chain and its first row are written in one transaction: if one is missing, it was removed. */
  async hasEmptyChain(tx: EntityManager): Promise<boolean> {
    const empty = await rowsOf(
      tx,
      sql`SELECT ${c.id} FROM ${c} WHERE NOT EXISTS (SELECT 1 FROM ${e} WHERE ${e.chain} = ${c.id}) LIMIT 1`,
    );
    return empty.length > 0;
  }

  findCheckpoint(tx: EntityManager, number: number): Promise<AuditCheckpoint | null> {
    return tx.findOneBy(AuditCheckpoint, { number });
  }

  listCheckpoints(tx: EntityManager, from: number, to: number): Promise<AuditCheckpoint[]> {
    return tx.find(AuditCheckpoint, { where: { number: Between(from, to) }, order: { number: 'ASC' } });
  }

  /** By checkpoint, then by chain. */
  async listHeads(tx: EntityManager, from: number, to: number): Promise<ComparedHead[]> {
    const heads = await rowsOf<Omit<ComparedHead, 'archived'>>(
      tx,
      sql`SELECT ${COMPARED}
        FROM ${h} LEFT JOIN ${e} ON ${e.chain} = ${h.chain} AND ${e.position} = ${h.position}
        WHERE ${h.checkpoint} BETWEEN ${from} AND ${to} ORDER BY ${h.checkpoint}, ${h.chain}`,
    );
    const gone = heads.flatMap(({ chain, hashThere }) => (hashThere === null ? chain : []));
    const archived = gone.length === 0 ? [] : await tx.findBy(ArchivedChain, { chain: In([...new Set(gone)]) });
    const byChain = new Map(archived.map((each) => [each.chain, each]));
    return heads.map((head) => ({ ...head, archived: byChain.get(head.chain) ?? null }));
  }

  async newestCheckpoint(manager = this.database.manager): Promise<AuditCheckpoint | null> {
    const [newest] = await manager.find(AuditCheckpoint, { order: { number: 'DESC' }, take: 1 });
    return newest ?? null;
  }
}

export const WALKED = selected<WalkedRow>({
  id: e.id,
  at: e.at,
  userId: e.userId,
  ip: e.ip,
  requestId: e.requestId,
  action: e.action,
  subject: e.subject,
  subjectId: e.subjectId,
  fields: e.fields,
  chain: e.chain,
  position: e.position,
  hash: e.hash,
  keyId: c.keyId,
});

const COMPARED = selected<Omit<ComparedHead, 'archived'>>({
  checkpoint: h.checkpoint,
  chain: h.chain,
  position: h.position,
  hash: h.hash,
  hashThere: e.hash,
  lastId: sql`(SELECT ${l.id} FROM ${l} WHERE ${l.chain} = ${h.chain} ORDER BY ${l.position} DESC LIMIT 1)`,
});
