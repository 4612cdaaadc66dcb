import { createHash } from 'node:crypto';
import type { AuditEvent } from './audit-event.entity.ts';
import type { AuditKeys } from './audit-keys.ts';

/** What a row says of itself. */
export type AuditContents = Omit<AuditEvent, 'id' | 'hash' | 'chain' | 'position'>;

/** Where a row stands. */
export interface AuditLink {
  chain: number;
  /** From 1, without a gap. */
  position: number;
  /** The digest of the row before; '' for the first. */
  previous: string;
}

/** The key of the chain of a database from before there were keys: its rows are digested by SHA-256, in the order of their ids. */
export const WITHOUT_KEY = '';

/** The digest that a row must have in its place, hex; null where the key is not known. */
export function auditDigest(keys: AuditKeys, keyId: string, link: AuditLink, contents: AuditContents): string | null {
  const { at, userId, ip, requestId, action, subject, subjectId, fields } = contents;
  const own = [at.toISOString(), userId, ip, requestId, action, subject, subjectId, fields];
  if (keyId === WITHOUT_KEY) {
    return createHash('sha256')
      .update(JSON.stringify([link.previous, ...own]))
      .digest('hex');
  }
  return keys.digest(keyId, ['row', link.chain, link.position, link.previous, ...own]);
}

/** The newest row of a chain. */
export interface AuditHead {
  chain: number;
  position: number;
  hash: string;
}

export interface CheckpointContents {
  number: number;
  at: Date;
  /** The digest of the checkpoint before; '' for the first. */
  previous: string;
  /** In the order of their chains. */
  heads: readonly AuditHead[];
}

/** The digest that a checkpoint must have, hex; null where the key is not known. */
export const checkpointDigest = (
  keys: AuditKeys,
  keyId: string,
  { number, at, previous, heads }: CheckpointContents,
): string | null =>
  keys.digest(keyId, [
    'checkpoint',
    number,
    at.toISOString(),
    previous,
    heads.map(({ chain, position, hash }) => [chain, position, hash]),
  ]);
