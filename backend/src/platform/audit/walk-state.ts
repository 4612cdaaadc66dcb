import type { AuditProblem, AuditVerification } from '#shared/audit/audit.record';
import { archiveDigest, auditDigest, checkpointDigest } from '../security/audit-digest.ts';
import type { AuditKeys } from '../security/audit-keys.ts';
import type { ArchivedChain, AuditCheckpoint, AuditEvent, SignedHead } from '../security/audit-trail.table.ts';

/** Progress of the verification; stored as JSON in one row of system_state, so that any process can continue it. */
export interface WalkState {
  startedAt: string;
  endedAt: string | null;
  /** Number of rows at the start. */
  rows: number;
  verified: number;
  /** The last row that followed from the one before it. */
  chain: number;
  position: number;
  /** The last verified checkpoint; checkpoints come after the rows. */
  checkpoint: number | null;
  brokenAt: number | null;
  problem: AuditProblem | null;
}

/** A row with the key of its chain; null if the chain is unknown. */
export type WalkedRow = AuditEvent & { keyId: string | null };

/** A signed head, and the row now in its place. */
export interface ComparedHead extends Omit<SignedHead, 'id'> {
  hashThere: string | null;
  /** The id of the chain's last row; null = the chain has none. */
  lastId: number | null;
  /** Where the chain's rows were moved; null = nowhere. */
  archived: ArchivedChain | null;
}

export const VERIFICATION = 'audit-verification';

/** '' = never started. */
export const readWalk = (value: string): WalkState | null => (value === '' ? null : (JSON.parse(value) as WalkState));

/** Before the first row. */
export const begunAt = (now: Date, rows: number): WalkState => ({
  startedAt: now.toISOString(),
  endedAt: null,
  rows,
  verified: 0,
  chain: 0,
  position: 0,
  checkpoint: null,
  brokenAt: null,
  problem: null,
});

export function toAuditVerification(walk: WalkState | null, signedAt: Date | null): AuditVerification {
  return {
    Status: statusOf(walk),
    StartedAt: walk?.startedAt ?? null,
    EndedAt: walk?.endedAt ?? null,
    Verified: walk?.verified ?? 0,
    Rows: walk?.rows ?? 0,
    SignedAt: signedAt?.toISOString() ?? null,
    BrokenAt: walk?.brokenAt ?? null,
    Problem: walk?.problem ?? null,
  };
}

function statusOf(walk: WalkState | null): AuditVerification['Status'] {
  if (!walk) {
    return 'Never';
  }
  if (walk.endedAt === null) {
    return 'Running';
  }
  return walk.problem === null ? 'Whole' : 'Broken';
}

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
    const missing = own.find((head) => head.hash !== head.hashThere && !isArchived(keys, head));
    if (missing) {
      return { ...walked, brokenAt: missing.lastId, problem: missing.lastId === null ? 'removed' : 'cut' };
    }
    walked.checkpoint = checkpoint.number;
    known = checkpoint;
  }
  return walked;
}

/** The archived chain itself is verified, so its rows before the last one are what the file has. */
const isArchived = (keys: AuditKeys, { position, hash, hashThere, archived }: ComparedHead): boolean =>
  hashThere === null &&
  archived !== null &&
  archiveDigest(keys, archived) === archived.digest &&
  (position < archived.position || (position === archived.position && hash === archived.hash));

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
