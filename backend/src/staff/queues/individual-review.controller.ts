import { INDIVIDUAL_REVIEW_CALLS } from '#shared/sales/sales.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { IndividualReviewService } from './individual-review.service.ts';

@Serves(INDIVIDUAL_REVIEW_CALLS)
export class IndividualReviewController implements Serving<typeof INDIVIDUAL_REVIEW_CALLS> {
  constructor(private readonly reviews: IndividualReviewService) {}

  find({ user, quoteId }: Asked<typeof INDIVIDUAL_REVIEW_CALLS.find>) {
    return this.reviews.find(user, quoteId);
  }

  async decide({ user, quoteId, body }: Asked<typeof INDIVIDUAL_REVIEW_CALLS.decide>) {
    await this.reviews.decide(user, quoteId, body);
    return this.reviews.find(user, quoteId);
  }
}
