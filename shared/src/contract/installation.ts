import type { AttemptOutcome, InstallationStatus } from '#shared/installation/installation-status';

/** GET /api/installation/GetInstallation/{quoteId}: what became of an approved group in the carrier system. */
export interface InstallationResponse {
  GroupInstallId: number;
  QuoteId: number;
  Status: InstallationStatus;
  ProcessedWithErrors: boolean;
  Message: string;
  /** UTC instants. */
  ApprovalDate: string;
  ErrorDate: string | null;
  /** How many members are in each state. */
  Members: Record<InstallationStatus, number>;
  /** Newest first, at most a hundred. */
  Attempts: InstallationAttempt[];
}

/** One call to the carrier system. */
export interface InstallationAttempt {
  EwsTransactionId: number;
  /** null = about the group itself. */
  CensusMemberId: number | null;
  /** UTC instant. */
  At: string;
  Outcome: AttemptOutcome;
  /** '' when it was installed. */
  Message: string;
  /** Status, code and the carrier's own transaction, for whoever has to ask them. */
  Detail: string;
}
