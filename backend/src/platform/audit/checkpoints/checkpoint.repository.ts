import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditCheckpoint } from '../../security/audit-checkpoint.entity.ts';
import type { AuditHead } from '../../security/audit-digest.ts';
import { SignedHead } from '../../security/signed-head.entity.ts';

@Injectable()
export class CheckpointRepository {
  async newest(tx: EntityManager): Promise<AuditCheckpoint | null> {
    const [newest] = await tx.find(AuditCheckpoint, { order: { number: 'DESC' }, take: 1 });
    return newest ?? null;
  }

  /** Of the chains that went on since they were last signed, in their order. One look-up for each chain. */
  listMoved(tx: EntityManager): Promise<AuditHead[]> {
    return tx.query(
      `SELECT e.chain, e.position, e.hash
       FROM (SELECT c.id AS chain,
               (SELECT MAX(position) FROM audit_events WHERE chain = c.id) AS newest,
               (SELECT MAX(position) FROM audit_signed_heads WHERE chain = c.id AND checkpoint > 0) AS signed
             FROM audit_chains c) heads
       JOIN audit_events e ON e.chain = heads.chain AND e.position = heads.newest
       WHERE heads.signed IS NULL OR heads.signed < heads.newest ORDER BY e.chain`,
    );
  }

  async insert(tx: EntityManager, checkpoint: AuditCheckpoint, heads: readonly AuditHead[]): Promise<void> {
    await tx.insert(AuditCheckpoint, checkpoint);
    await tx.insert(
      SignedHead,
      heads.map((head) => ({ ...head, checkpoint: checkpoint.number })),
    );
  }
}
