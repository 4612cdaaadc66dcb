import { Injectable } from '@nestjs/common';
import type { Wire } from '#shared/records/field';
import { APPLICATION_CHANGED, individualDecisionProblem } from '#shared/sales/individual-decisions';
import type { DECIDE_INDIVIDUAL } from '#shared/sales/individual-review.record';
import { IndividualApplicationsRepository } from '../../../enrollment/parts/household/individual-applications.repository.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { ClaimQuoteService } from '../../../quoting/quotes/claim-quote.service.ts';
import { Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { ResolveIndividualService } from '../../error-reports/individual/resolve-individual.service.ts';
import { ResubmitIndividualService } from '../../error-reports/individual/resubmit-individual.service.ts';

/** Records what staff decide about an application that was not accepted. */
@Injectable()
export class DecideIndividualService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly applications: IndividualApplicationsRepository,
    private readonly claims: ClaimQuoteService,
    private readonly resubmit: ResubmitIndividualService,
    private readonly resolve: ResolveIndividualService,
  ) {}

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
        await this.resubmit.resubmitIn(tx, user, application.id);
      } else {
        await this.resolve.resolveIn(tx, user, { applicationId: application.id, ewsTransactionId: seen });
      }
      await this.claims.record(tx, user, claim);
    });
  }
}
