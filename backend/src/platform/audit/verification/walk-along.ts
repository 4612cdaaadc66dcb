import type { AuditCheckpoint } from '../../security/audit-checkpoint.table.ts';
import { auditDigest, checkpointDigest } from '../../security/audit-digest.ts';
import type { AuditKeys } from '../../security/audit-keys.ts';
import type { ComparedHead, WalkedRow } from './verification.repository.ts';
import type { WalkState } from './walk-state.ts';

/** Stops at the first row that does not follow from the one before it in its chain. @param digest of the last verified row */
export function verifyRows(
  keys: AuditKeys,
  from: WalkState,
  { rows, digest }: { rows: readonly WalkedRow[]; digest: string },
): WalkState {
  const walked = { ...from };
  let previous = digest;
  for (const { id, hash, keyId, chain, position, ...contents } of rows) {
    const link = { chain, position, previous: chain === walked.chain ? previous : '' };
    if (keyId === null || auditDigest(keys, keyId, link, contents) !== hash) {
      return { ...walked, brokenAt: id, problem: 'changed' };
    }
    walked.chain = chain;
    walked.position = position;
    walked.verified += 1;
    previous = hash;
  }
  return walked;
}

interface Checkpoints {
  /** The last verified checkpoint. */
  before: AuditCheckpoint | null;
  checkpoints: readonly AuditCheckpoint[];
  heads: readonly ComparedHead[];
}

/** Stops at the first checkpoint that is missing, has a wrong signature, or has signed rows that its chains no longer contain. */
export function verifyCheckpoints(
  keys: AuditKeys,
  from: WalkState,
  { before, checkpoints, heads }: Checkpoints,
): WalkState {
  const walked = { ...from };
  let known = before;
  for (const checkpoint of checkpoints) {
    const own = heads.filter((head) => head.checkpoint === checkpoint.number);
    if (!isSigned(keys, { checkpoint, own, known })) {
      return { ...walked, problem: 'signature' };
    }
    const missing = own.find(({ hash, hashThere }) => hash !== hashThere);
    if (missing) {
      return { ...walked, brokenAt: missing.lastId, problem: missing.lastId === null ? 'removed' : 'cut' };
    }
    walked.checkpoint = checkpoint.number;
    known = checkpoint;
  }
  return walked;
}

function isSigned(
  keys: AuditKeys,
  {
    checkpoint,
    own,
    known,
  }: { checkpoint: AuditCheckpoint; own: readonly ComparedHead[]; known: AuditCheckpoint | null },
): boolean {
  const { number, at, keyId, digest } = checkpoint;
  const isNext = number === (known?.number ?? 0) + 1;
  return isNext && checkpointDigest(keys, keyId, { number, at, previous: known?.digest ?? '', heads: own }) === digest;
}
