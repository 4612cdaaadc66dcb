import { ATTEMPT_OUTCOMES, INSTALLATION_STATUSES } from '#shared/installation/installation-status';
import { record, type Wire } from '#shared/records/field';
import { code, count, flag, id, instant, listOf, mapOf, nested, orNull, text } from '#shared/records/kinds';

/** One call to the carrier system. */
const INSTALLATION_ATTEMPT = record({
  EwsTransactionId: id('Transaction'),
  /** null = about the group itself. */
  CensusMemberId: orNull(id('Member')),
  At: instant('At'),
  Outcome: code('Outcome', ATTEMPT_OUTCOMES),
  Message: text('Message', { about: "'' when it was installed." }),
  Detail: text('Detail', { about: "Status, code and the carrier's own transaction, for support to ask about." }),
});

/** GET /api/installation/GetInstallation/{quoteId}: an approved group's installation in the carrier system. */
export const INSTALLATION = record({
  GroupInstallId: id('Installation'),
  QuoteId: id('Quote'),
  Status: code('Status', INSTALLATION_STATUSES),
  ProcessedWithErrors: flag('With errors'),
  Message: text('Message'),
  ApprovalDate: instant('Approved'),
  ErrorDate: orNull(instant('Failed')),
  /** How many members have each status. */
  Members: mapOf('Members', INSTALLATION_STATUSES, count('Members')),
  /** Newest first, at most a hundred. */
  Attempts: listOf('Attempts', nested('Attempt', INSTALLATION_ATTEMPT)),
});

export type InstallationAttempt = Wire<typeof INSTALLATION_ATTEMPT>;
export type InstallationResponse = Wire<typeof INSTALLATION>;
