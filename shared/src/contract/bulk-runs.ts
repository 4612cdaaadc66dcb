import type { BulkItemState, BulkRunKind } from '#shared/bulk-runs/bulk-runs';

/** Answer of whatever starts long work: what to ask GET /api/sales/GetBulkRun/{id} about. */
export interface StartedBulkRun {
  BulkRunId: number;
  /** How many subjects it is about. */
  Total: number;
}

/** GET /api/sales/GetBulkRun/{id}, and each row of GET /api/sales/GetBulkRuns. */
export interface BulkRunAnswer {
  Id: number;
  Kind: BulkRunKind;
  Total: number;
  /** How many subjects are in each state; the sum is Total. */
  Counts: Record<BulkItemState, number>;
  RequestedBy: string;
  /** UTC instants. */
  RequestedAt: string;
  FinishedAt: string | null;
  CancelledAt: string | null;
}

/** A row of GET /api/sales/GetBulkRunItems/{id}. */
export interface BulkRunItemRow {
  SubjectId: number;
  /** What the kind calls the subject: a group's name. '' where it is not to be had any more. */
  Name: string;
  State: BulkItemState;
  /** Why it failed or was skipped; '' otherwise. */
  Message: string;
  /** UTC instant. */
  FinishedAt: string | null;
}

/** `filter` of GET /api/sales/GetBulkRunItems/{id}. */
export interface BulkRunItemsFilter {
  State?: BulkItemState[];
  /** Only these subjects. */
  id?: number[];
}

/** `filter` of GET /api/sales/GetBulkRuns, newest first. */
export interface BulkRunsFilter {
  Kind?: BulkRunKind;
  IsRunning?: boolean;
}
