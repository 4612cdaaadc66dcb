import type { DataSource } from 'typeorm';
import { Env } from '../../backend/src/platform/config/env.ts';
import { AuditChain, AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { auditDigest } from '../../backend/src/platform/security/audit-digest.ts';
import { AuditKeys } from '../../backend/src/platform/security/audit-keys.ts';

/** The id of the first audit row that does not follow from the previous one in its chain; null when all chains are intact. */
export async function brokenAuditRow(database: DataSource): Promise<number | null> {
  const keys = new AuditKeys(new Env({}));
  const chains = await database.manager.find(AuditChain);
  const keyOf = new Map(chains.map(({ id, keyId }) => [id, keyId]));
  const before = { chain: 0, position: 0, hash: '' };
  const order = { chain: 'ASC', position: 'ASC' } as const;
  for (const { id, hash, chain, position, ...contents } of await database.manager.find(AuditEvent, { order })) {
    const isNext = position === (chain === before.chain ? before.position : 0) + 1;
    const link = { chain, position, previous: chain === before.chain ? before.hash : '' };
    if (!isNext || auditDigest(keys, keyOf.get(chain) ?? 'unknown', link, contents) !== hash) {
      return id;
    }
    Object.assign(before, { chain, position, hash });
  }
  return null;
}
