import { individualStatusLabel } from '#shared/individuals/individual-status';
import type { Assignee } from '#shared/sales/assignment';
import { individualDecisions, resubmitHint } from '#shared/sales/individual-decisions';
import type { IndividualReview } from '#shared/sales/individual-review.record';
import type { IndividualApplication } from '../../../enrollment/parts/household/individual-application.table.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';

/** A household's quote as staff decide about it. */
export const toIndividualReview = (
  quote: IndividualQuote,
  application: IndividualApplication | null,
  claim: Assignee | null,
): IndividualReview => ({
  QuoteId: quote.id,
  Status: quote.status,
  QuoteStatus: individualStatusLabel(quote.status, 'sales'),
  StatusAt: quote.statusAt.toISOString(),
  Claim: claim && { FullName: claim.fullName, Username: claim.username, Since: claim.since },
  Decisions: individualDecisions(application, quote),
  ResubmitHint: resubmitHint(application, quote),
  Failure:
    application?.failedAt && application.failedAttemptId > 0
      ? {
          EwsTransactionId: application.failedAttemptId,
          Message: application.message,
          ErrorDate: application.failedAt.toISOString(),
        }
      : null,
});
