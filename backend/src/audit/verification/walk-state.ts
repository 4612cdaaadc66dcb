import type { AuditVerification } from '#shared/contract/audit';

/** How far the digests have been walked; kept as JSON in one row of system_state, so that any process goes on with it. */
export interface WalkState {
  startedAt: string;
  endedAt: string | null;
  /** The last row that followed from the one before it, and its digest. */
  verifiedTo: number;
  digest: string;
  brokenAt: number | null;
  problem: AuditVerification['Problem'];
}

export const VERIFICATION = 'audit-verification';

/** '' = nobody has ever begun. */
export const readWalk = (value: string): WalkState | null => (value === '' ? null : (JSON.parse(value) as WalkState));

/** At the first row, which follows from nothing. */
export const begunAt = (now: Date): WalkState => ({
  startedAt: now.toISOString(),
  endedAt: null,
  verifiedTo: 0,
  digest: '',
  brokenAt: null,
  problem: null,
});

export function toAuditVerification(walk: WalkState | null, newestId: number): AuditVerification {
  return {
    Status: statusOf(walk),
    StartedAt: walk?.startedAt ?? null,
    EndedAt: walk?.endedAt ?? null,
    VerifiedTo: walk?.verifiedTo ?? 0,
    NewestId: newestId,
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
