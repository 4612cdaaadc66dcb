import type { AuditProblem, AuditVerification } from '#shared/audit/audit.record';

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
