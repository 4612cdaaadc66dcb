import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isAttestationNeeded } from '#shared/marketplace/enroll-refusals';
import type { MarketplaceEnrollmentRequest } from '#shared/marketplace/enroll.record';
import { NO_OPEN_QUOTE } from '#shared/marketplace/enroll-terms';
import { NOT_AT_THE_MARKETPLACE } from '#shared/marketplace/reported-errors';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/idempotency/idempotency.ts';
import { MarketplaceQuotesRepository } from '../../quoting/households/marketplace-quotes.repository.ts';
import { Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import { type SubmissionReceipt, SubmissionService } from '../submission/submission.service.ts';
import { MarketplaceSubmissionChecks } from './marketplace-submission-checks.ts';

/** By which a submission is recognized when it is repeated. */
export interface MarketplaceReceipt extends SubmissionReceipt {
  QuoteId: number;
}

/** Submits a household's application to the federal marketplace. Source: spec 001 section 4; individuals, decisions 16 and 17. */
@Injectable()
export class SubmitToMarketplaceService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly application: HouseholdApplicationService,
    private readonly checks: MarketplaceSubmissionChecks,
    private readonly submissions: SubmissionService,
  ) {}

  /**
   * Everything that makes it a submission in one transaction: of two at the same moment, the second sees the first.
   * @throws NOT_FOUND; WRONG_STATE when it was submitted already, cannot be submitted now, is not signed as it is, or the client's consent
   * or review is missing; RULE_BROKEN, by field, for anything that is not what is stored, and for a tax credit nobody attested
   */
  submit(
    user: SessionUser,
    request: MarketplaceEnrollmentRequest,
    finish: Finish<MarketplaceReceipt>,
  ): Promise<MarketplaceReceipt> {
    return this.transactions.run(async (tx) => {
      const found = await this.findQuote(tx, user, request);
      const { quote, entered } = await this.application.begin(tx, user, found);
      await this.checks.assertConsented(tx, user, quote);
      const dueCents = await this.checks.assertSeen(tx, user, { quote, entered, request });
      const signatureId = await this.checks.assertSigned(tx, quote, entered);
      const aptcAttested = isAttestationNeeded(request.electedAPTCAmount) ? request.APTCAttestation : null;
      const submission = { quote, signatureId, dueCents, aptcAttested };
      const receipt = { ...(await this.submissions.send(tx, user, submission)), QuoteId: quote.id };
      await finish(tx, receipt);
      return receipt;
    });
  }

  private async findQuote(
    tx: EntityManager,
    user: SessionUser,
    { QuoteId, ConsumerId }: MarketplaceEnrollmentRequest,
  ): Promise<IndividualQuote> {
    const quoteId = QuoteId ?? (await this.decided.findOpenId(user, ConsumerId));
    if (quoteId === null) {
      throw new AppError('NOT_FOUND', NO_OPEN_QUOTE);
    }
    const quote = await this.quotes.of('household').lock(user, quoteId, tx);
    if (!quote.individual.isFfm) {
      throw new AppError('WRONG_STATE', NOT_AT_THE_MARKETPLACE);
    }
    return quote;
  }
}
