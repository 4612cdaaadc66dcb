import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { AMOUNTS_CHANGED } from '#shared/individual-enrollment/submission-outcome';
import { isAttestationNeeded } from '#shared/marketplace/enroll-refusals';
import type { MarketplaceEnrollmentRequest } from '#shared/marketplace/enroll.record';
import {
  attestationProblem,
  changedTerms,
  enrollingApplicants,
  type EnrollTerms,
  NO_OPEN_QUOTE,
} from '#shared/marketplace/enroll-terms';
import { NOT_AT_THE_MARKETPLACE } from '#shared/marketplace/reported-errors';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/jobs/idempotency.ts';
import { AgentsRepository } from '../../platform/people/agents.repository.ts';
import { ConsentsService } from '../../quoting/consents/consents.service.ts';
import { HouseholdOffersService } from '../../quoting/household-offers/household-offers.service.ts';
import { MarketplaceQuotesRepository } from '../../quoting/households/marketplace-quotes.repository.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type AnyQuote, Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import { HouseholdReader } from '../parts/household/household-reader.service.ts';
import type { RefreshedHousehold } from '../parts/household/household-state.service.ts';
import { type SubmissionReceipt, SubmissionService } from '../submission/submission.service.ts';

/** By which a submission is recognized when it is repeated. */
export interface MarketplaceReceipt extends SubmissionReceipt {
  QuoteId: number;
}

const NOT_SENT: readonly QuoteStatus[] = ['Quoting', 'Enrolling'];

/** Submits a household's application to the federal marketplace. Source: spec 001 section 4; individuals, decisions 16 and 17. */
@Injectable()
export class SubmitToMarketplaceService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly application: HouseholdApplicationService,
    private readonly households: HouseholdReader,
    private readonly submissions: SubmissionService,
    private readonly consents: ConsentsService,
    private readonly agents: AgentsRepository,
    private readonly offers: HouseholdOffersService,
    private readonly moves: MoveQuoteService,
  ) {}

  onModuleInit(): void {
    this.moves.follow((tx, quote) => this.forgetCredit(tx, quote));
  }

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
      await this.consents.assertMaySubmit(tx, user, quote);
      const dueCents = await this.assertSeen(tx, user, { quote, entered, request });
      const signatureId = await this.submissions.assertSigned(quote, entered, tx);
      const aptcAttested = isAttestationNeeded(request.electedAPTCAmount) ? request.APTCAttestation : null;
      const submission = { quote: await this.noteCredit(tx, quote, request), signatureId, dueCents, aptcAttested };
      const receipt = { ...(await this.submissions.send(tx, user, submission)), QuoteId: quote.id };
      await finish(tx, receipt);
      return receipt;
    });
  }

  /** Of a household in two plans: what the other plan gets no longer depends on this one. */
  private async noteCredit(
    tx: EntityManager,
    quote: IndividualQuote,
    { electedAPTCAmount }: MarketplaceEnrollmentRequest,
  ): Promise<IndividualQuote> {
    const details = { sentCreditCents: centsFromDollars(electedAPTCAmount) };
    return quote.individual.companionId === null
      ? quote
      : this.quotes.saveIndividual(tx, quote, { columns: {}, details, agentIds: null });
  }

  /** It is entered, or chosen, again. */
  private async forgetCredit(tx: EntityManager, { id: quoteId, ...quote }: AnyQuote): Promise<void> {
    if (quote.groupId === null && quote.individual.sentCreditCents !== null && NOT_SENT.includes(quote.status)) {
      await tx.update(IndividualDetails, { quoteId }, { sentCreditCents: null });
      quote.individual.sentCreditCents = null;
    }
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

  /** What is due, in cents. @throws RULE_BROKEN, by field, for what the user saw otherwise, and for a tax credit that nobody attested */
  private async assertSeen(
    tx: EntityManager,
    user: SessionUser,
    { quote, entered, request }: RefreshedHousehold & { request: MarketplaceEnrollmentRequest },
  ): Promise<number> {
    const { QuoteId: _quote, APTCAttestation: _attested, ...sent } = request;
    const premiums = await this.offers.listSelected(quote, tx);
    const dueCents = await this.application.dueFor(quote, premiums);
    const [agent] = await this.agents.listByIds([user.agentId!], tx);
    const application = await this.households.marketplaceApplication(quote, entered.members, tx);
    const stored: EnrollTerms = {
      ConsumerId: application!.ConsumerId,
      agentId: agent!.srcAgentId,
      NpnNumber: agent!.npnNumber,
      planId: premiums.find(({ plan }) => plan.coverage === 'medical')?.plan.id ?? 0,
      payment: dollarsFromCents(dueCents),
      electedAPTCAmount: dollarsFromCents(await this.offers.takenInAdvance(quote, premiums)),
      applicants: enrollingApplicants(application!, entered.members),
    };
    const changed = changedTerms(sent, stored);
    if (Object.keys(changed).length > 0) {
      throw new AppError('RULE_BROKEN', AMOUNTS_CHANGED, changed);
    }
    const problem = attestationProblem(request);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { APTCAttestation: [problem] });
    }
    return dueCents;
  }
}
