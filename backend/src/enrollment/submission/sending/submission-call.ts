import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { MarketplaceQuote } from '../../../quoting/marketplace-quotes/marketplace-quote.table.ts';
import type { CallResult } from '../../installation/carrier/carrier-call.ts';
import type { IndividualApplication } from '../../parts/submission/individual-application.table.ts';
import type { SubmittedContent } from '../../parts/submission/individual-applications.repository.ts';

/** One call about a household's application. */
export interface SubmissionCall {
  application: IndividualApplication;
  submission: SubmittedContent;
  stop: AbortSignal;
}

/** The recorded result of a call. */
export interface SubmissionResult extends CallResult {
  /** With which the marketplace refused; '' if it did not. */
  refusalCode: string;
  /** What the result makes of the quote, unless the call is repeated. */
  status: QuoteStatus;
  /** Of an enrollment at the marketplace. */
  enrolled: Pick<MarketplaceQuote, 'policyId' | 'verificationPending' | 'verificationDueDate'> | null;
}
