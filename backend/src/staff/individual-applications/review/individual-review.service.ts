import { Injectable } from '@nestjs/common';
import type { IndividualReview } from '#shared/sales/individual-review.record';
import { IndividualApplicationsRepository } from '../../../enrollment/parts/household/individual-applications.repository.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { ClaimQuoteService } from '../../../quoting/quotes/claim-quote.service.ts';
import { Quotes } from '../../../quoting/quotes/quotes.repository.ts';
import { toIndividualReview } from './individual-review-answers.ts';

/** What staff can decide about a household's quote, and who works on it. */
@Injectable()
export class IndividualReviewService {
  constructor(
    private readonly quotes: Quotes,
    private readonly applications: IndividualApplicationsRepository,
    private readonly claims: ClaimQuoteService,
  ) {}

  /** @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<IndividualReview> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const [application, claim] = await Promise.all([this.applications.find(quote), this.claims.find(quote)]);
    return toIndividualReview(quote, application, claim);
  }
}
