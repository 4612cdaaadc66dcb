import { Injectable } from '@nestjs/common';
import type { SubmitHouseholdRequest } from '#shared/individual-enrollment/submission.record';
import { AT_THE_MARKETPLACE, isShortTermDenied } from '#shared/individual-enrollment/submission-outcome';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/idempotency/idempotency.ts';
import { EitherQuotesRepository } from '../../quoting/quotes/either-quotes.repository.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import { RecordSubmissionService } from './record-submission.service.ts';
import { SubmissionChecks } from './submission-checks.ts';

/** By which a submission is recognized when it is repeated. */
export interface SubmissionReceipt {
  ApplicationId: number;
}

/** Submits a household's application to the carrier. Source: spec 001 section 4; individuals, decision 16. */
@Injectable()
export class SubmitHouseholdService {
  constructor(
    private readonly transactions: Transactions,
    private readonly either: EitherQuotesRepository,
    private readonly application: HouseholdApplicationService,
    private readonly checks: SubmissionChecks,
    private readonly recordSubmission: RecordSubmissionService,
  ) {}

  /**
   * Everything that makes it a submission in one transaction: of two at the same moment, the second sees the first.
   * @throws NOT_FOUND; WRONG_STATE when it was submitted already, cannot be submitted now, or is not signed as it is; RULE_BROKEN for an
   * amount that is not due
   */
  submit(
    user: SessionUser,
    quoteId: number,
    { paymentAmount, finish }: SubmitHouseholdRequest & { finish: Finish<SubmissionReceipt> },
  ): Promise<SubmissionReceipt> {
    return this.transactions.run(async (tx) => {
      const found = await this.either.findIndividualForUpdate(user, quoteId, tx);
      const { quote, entered } = await this.application.begin(tx, user, found);
      if (quote.individual.isFfm) {
        throw new AppError('WRONG_STATE', AT_THE_MARKETPLACE);
      }
      const dueCents = await this.checks.assertAmount(quote, paymentAmount);
      const signatureId = await this.checks.assertSigned(quote, entered, tx);
      const submission = { quote, signatureId, dueCents, aptcAttested: null };
      const isDenied = quote.individual.planType === 'ShortTerm' && isShortTermDenied(entered.health);
      const receipt = await (isDenied
        ? this.recordSubmission.deny(tx, user, submission)
        : this.recordSubmission.send(tx, user, submission));
      await finish(tx, receipt);
      return receipt;
    });
  }
}
