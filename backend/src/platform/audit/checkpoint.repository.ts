import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addRows } from '../database/add-rows.ts';
import { rowsOf } from '../database/run-sql.ts';
import { sql, table } from '../database/sql.ts';
import type { AuditHead } from '../security/audit-digest.ts';
import { AuditChain, AuditCheckpoint, AuditEvent, SignedHead } from '../security/audit-trail.table.ts';

const e = table(AuditEvent, 'e');
const c = table(AuditChain, 'c');
const h = table(SignedHead, 'h');
const l = table(AuditEvent, 'l');

@Injectable()
export class CheckpointRepository {
  async newest(tx: EntityManager): Promise<AuditCheckpoint | null> {
    const [newest] = await tx.find(AuditCheckpoint, { order: { number: 'DESC' }, take: 1 });
    return newest ?? null;
  }

  /** Heads of the chains that grew since they were last signed, in order. One lookup per chain. */
  listMoved(tx: EntityManager): Promise<AuditHead[]> {
    return rowsOf(
      tx,
      sql`SELECT ${e.chain}, ${e.position}, ${e.hash}
       FROM (SELECT ${c.id} AS chain,
               (SELECT MAX(${l.position}) FROM ${l} WHERE ${l.chain} = ${c.id}) AS newest,
               (SELECT MAX(${h.position}) FROM ${h} WHERE ${h.chain} = ${c.id}) AS signed
             FROM ${c}) heads
       JOIN ${e} ON ${e.chain} = heads.chain AND ${e.position} = heads.newest
       WHERE heads.signed IS NULL OR heads.signed < heads.newest ORDER BY ${e.chain}`,
    );
  }

  async insert(tx: EntityManager, checkpoint: AuditCheckpoint, heads: readonly AuditHead[]): Promise<void> {
    await addRows(tx, AuditCheckpoint, checkpoint);
    await addRows(
      tx,
      SignedHead,
      heads.map((head) => ({ ...head, checkpoint: checkpoint.number })),
    );
  }
}
