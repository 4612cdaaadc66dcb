import { Injectable } from '@nestjs/common';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import type { Wire } from '#shared/records/field';
import type { Assignee } from '#shared/sales/assignment';
import {
  APPLICATION_CHANGED,
  individualDecisionProblem,
  individualDecisions,
  resubmitHint,
} from '#shared/sales/individual-decisions';
import type { DECIDE_INDIVIDUAL, IndividualReview } from '#shared/sales/individual-review.record';
import type { IndividualApplication } from '../../enrollment/parts/household/individual-application.table.ts';
import { IndividualApplicationsRepository } from '../../enrollment/parts/household/individual-applications.repository.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { ClaimQuoteService } from '../../quoting/quotes/claim-quote.service.ts';
import { type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { RepairIndividualService } from '../error-reports/repair-individual.service.ts';

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

/**
 * What staff can decide about a household's quote, and who works on it. Records what staff decide about an application that was not
 * accepted.
 */
@Injectable()
export class IndividualReviewService {
  constructor(
    private readonly quotes: Quotes,
    private readonly applications: IndividualApplicationsRepository,
    private readonly claims: ClaimQuoteService,
    private readonly transactions: Transactions,
    private readonly individuals: RepairIndividualService,
  ) {}

  /** @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<IndividualReview> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const [application, claim] = await Promise.all([this.applications.find(quote), this.claims.find(quote)]);
    return toIndividualReview(quote, application, claim);
  }

  /**
   * Deciding claims the quote. If two people decide at the same time, the first wins.
   * @throws NOT_FOUND, WRONG_STATE, CONFIRMATION_NEEDED while a colleague works on it
   */
  decide(user: SessionUser, quoteId: number, request: Wire<typeof DECIDE_INDIVIDUAL>): Promise<void> {
    const { Decision: decision, EwsTransactionId: seen, TakeOverFrom: takeOverFrom } = request;
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('household').lock(user, quoteId, tx);
      const application = await this.applications.findForUpdate(quote, tx);
      const problem = individualDecisionProblem({ decision, seen }, application, quote);
      if (problem || application === null) {
        throw new AppError('WRONG_STATE', problem ?? APPLICATION_CHANGED);
      }
      const claim = await this.claims.claim(tx, user, { quoteId, takeOverFrom });
      if (decision === 'Resubmit') {
        await this.individuals.resubmitIn(tx, user, application.id);
      } else {
        await this.individuals.resolveIn(tx, user, { applicationId: application.id, ewsTransactionId: seen });
      }
      await this.claims.record(tx, user, claim);
    });
  }
}
