import type { AuditedRecord } from '#shared/contract/timeline';

/** One row of GET /api/audit: who did what to what, when and from where. No values of any field. Ours: design section 5, "Audit". */
export interface AuditRow {
  Id: number;
  /** UTC instant. */
  At: string;
  /** null: nobody who was signed in. */
  Who: { Id: number; Name: string; Username: string } | null;
  /** "Ada Agent"; "The system" or "Not signed in" where it was no user. */
  WhoWords: string;
  /** As it was written down: "edit-group". */
  Action: string;
  /** In words: "Group changed". */
  What: string;
  /** Names of the fields that changed, in words; empty where there is nothing to add. */
  Detail: string;
  Record: AuditedRecord;
  /** The network address; '' for the program's own work. */
  From: string;
  RequestId: string;
}

/** GET /api/audit/{id}. */
export interface AuditDetails extends AuditRow {
  /** As they were written down. */
  Fields: string[];
  /** Rows of one chain follow from each other; each process of the server writes chains of its own. */
  Chain: number;
  Position: number;
  /** HMAC over the digest of the row before in its chain and this row's own contents, hex. */
  Digest: string;
  /** The digest is that of this row behind the row before it. */
  FollowsRowBefore: boolean;
}

/** `filter` of GET /api/audit and /api/audit.csv; all that are given must hold. */
export interface AuditFilter {
  /** A person, the number of a record, a request or a network address: whatever it looks like. */
  q?: string;
  /** The beginning of a user name, or of a word of a full name. */
  who?: string;
  userId?: number;
  action?: string;
  subject?: string;
  subjectId?: string;
  requestId?: string;
  ip?: string;
  /** Days in Michigan, both count. */
  fromDate?: string;
  toDate?: string;
  id?: number[];
}

/** What is counted, and how far back one can page: who looks for more narrows the days. The CSV file has all. */
export const MOST_AUDIT_ROWS = 10_000;
export const NARROW_THE_DAYS = 'Only the newest 10,000 can be paged through. Choose days to read further back.';
/** So many people may be meant by a name. */
export const MOST_PEOPLE = 50;
export const TOO_MANY_PEOPLE = `More than ${MOST_PEOPLE} people are called so. Type more of the name.`;

/**
 * GET /api/audit/Verification and POST /api/audit/Verify: how far the digests have been walked. One walk for everybody; each POST
 * goes on with it by some rows, so that nothing is unbounded.
 */
export interface AuditVerification {
  Status: 'Never' | 'Running' | 'Whole' | 'Broken';
  /** UTC instants. */
  StartedAt: string | null;
  EndedAt: string | null;
  /** So many rows follow from the row before them. */
  Verified: number;
  /** So many there were when the walk began. */
  Rows: number;
  /** UTC instant of the newest checkpoint, which signs the ends of all chains; null = none yet. */
  SignedAt: string | null;
  /** The row at which a chain breaks; for rows cut off an end the last that is there; null where no row is to blame. */
  BrokenAt: number | null;
  Problem: AuditProblem | null;
}

/**
 * `changed`: this row, or one that stood before it, was changed or removed. `cut`: rows behind it are gone. `removed`: a whole chain
 * is gone. `signature`: a checkpoint was changed or removed.
 */
export type AuditProblem = 'changed' | 'cut' | 'removed' | 'signature';

/** POST /api/audit/Verify. */
export interface VerifyAuditRequest {
  /** Begin again at the first row; otherwise the walk goes on where it was left. */
  Restart?: boolean;
}
