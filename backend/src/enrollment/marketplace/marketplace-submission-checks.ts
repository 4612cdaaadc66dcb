import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dollarsFromCents } from '#shared/formats/currency';
import { AMOUNTS_CHANGED } from '#shared/individual-enrollment/submission-outcome';
import type { MarketplaceEnrollmentRequest } from '#shared/marketplace/enroll.record';
import {
  attestationProblem,
  changedTerms,
  enrollingApplicants,
  type EnrollTerms,
} from '#shared/marketplace/enroll-terms';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AgentsRepository } from '../../platform/people/agents.repository.ts';
import { ConsentsService } from '../../quoting/consents/consents.service.ts';
import { HouseholdOffersService } from '../../quoting/household-offers/household-offers.service.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { FirstPaymentService } from '../parts/individual/first-payment.service.ts';
import type { EnteredHousehold } from '../parts/individual/household-panels.ts';
import { MarketplaceApplications } from '../parts/individual/marketplace-applications.ts';
import { SubmissionService } from '../submission/submission.service.ts';

interface Submitted {
  quote: IndividualQuote;
  entered: EnteredHousehold;
  request: MarketplaceEnrollmentRequest;
}

/** What must be so before an application goes to the marketplace. */
@Injectable()
export class MarketplaceSubmissionChecks {
  constructor(
    private readonly consents: ConsentsService,
    private readonly agents: AgentsRepository,
    private readonly offers: HouseholdOffersService,
    private readonly firstPayment: FirstPaymentService,
    private readonly applications: MarketplaceApplications,
    private readonly submissions: SubmissionService,
  ) {}

  /** @throws WRONG_STATE without the client's consent, or a review of the application as it is */
  assertConsented(tx: EntityManager, user: SessionUser, quote: IndividualQuote): Promise<void> {
    return this.consents.assertMaySubmit(tx, user, quote);
  }

  /** The id of the signature. @throws WRONG_STATE without one, and when anything has changed since */
  assertSigned(tx: EntityManager, quote: IndividualQuote, entered: EnteredHousehold): Promise<number> {
    return this.submissions.assertSigned(quote, entered, tx);
  }

  /** What is due, in cents. @throws RULE_BROKEN, by field, for what the user saw otherwise, and for a tax credit that nobody attested */
  async assertSeen(tx: EntityManager, user: SessionUser, { quote, entered, request }: Submitted): Promise<number> {
    const { QuoteId: _quote, APTCAttestation: _attested, ...sent } = request;
    const premiums = await this.offers.listSelected(quote, tx);
    const dueCents = await this.firstPayment.dueFor(quote, premiums);
    const [agent] = await this.agents.listByIds([user.agentId!], tx);
    const application = await this.applications.find(quote, entered.members, tx);
    const stored: EnrollTerms = {
      ConsumerId: application!.ConsumerId,
      agentId: agent!.srcAgentId,
      NpnNumber: agent!.npnNumber,
      planId: premiums.find(({ plan }) => plan.coverage === 'medical')?.plan.id ?? 0,
      payment: dollarsFromCents(dueCents),
      electedAPTCAmount: dollarsFromCents(quote.individual.electedAptcCents ?? 0),
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
