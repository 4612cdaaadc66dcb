import type { AuditKeys } from './audit-keys.ts';
import type { ArchivedChain, AuditEvent } from './audit-trail.table.ts';

/** The contents of a row. */
export type AuditContents = Omit<AuditEvent, 'id' | 'hash' | 'chain' | 'position'>;

/** The position of a row. */
export interface AuditLink {
  chain: number;
  /** From 1, without a gap. */
  position: number;
  /** The digest of the previous row; '' for the first. */
  previous: string;
}

/** The expected digest of a row in its position, hex; null if the key is unknown. */
export function auditDigest(keys: AuditKeys, keyId: string, link: AuditLink, contents: AuditContents): string | null {
  const { at, userId, ip, requestId, action, subject, subjectId, fields } = contents;
  const own = [at.toISOString(), userId, ip, requestId, action, subject, subjectId, fields];
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
  /** The digest of the previous checkpoint; '' for the first. */
  previous: string;
  /** By chain. */
  heads: readonly AuditHead[];
}

/** The expected digest of a checkpoint, hex; null if the key is unknown. */
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

/** The expected digest of a chain that was archived, hex; null if the key is unknown. */
export const archiveDigest = (
  keys: AuditKeys,
  { keyId, chain, position, hash, fileDigest, at }: Omit<ArchivedChain, 'digest'>,
): string | null => keys.digest(keyId, ['archive', chain, position, hash, fileDigest, at.toISOString()]);
