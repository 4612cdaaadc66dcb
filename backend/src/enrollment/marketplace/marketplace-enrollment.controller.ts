import { UseGuards } from '@nestjs/common';
import { MARKETPLACE_ENROLLMENT_CALLS } from '#shared/individual-enrollment/individual-enrollment.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { WithoutToken } from '../../platform/http/access.ts';
import { Idempotency } from '../../platform/jobs/idempotency.ts';
import { MarketplaceGuard } from '../../quoting/marketplace/marketplace.guard.ts';
import { SubmissionOutcomeService } from '../submission/submission-outcome.service.ts';
import { type MarketplaceReceipt, SubmitToMarketplaceService } from './submit-to-marketplace.service.ts';

@Serves(MARKETPLACE_ENROLLMENT_CALLS)
@UseGuards(MarketplaceGuard)
export class MarketplaceEnrollmentController implements Serving<typeof MARKETPLACE_ENROLLMENT_CALLS> {
  constructor(
    private readonly submit: SubmitToMarketplaceService,
    private readonly outcomes: SubmissionOutcomeService,
    private readonly idempotency: Idempotency,
  ) {}

  @WithoutToken()
  async enroll({ user, body, key }: Asked<typeof MARKETPLACE_ENROLLMENT_CALLS.enroll>) {
    const submission = { user, key, call: 'EnrollAtMarketplace', body };
    const { QuoteId } = await this.idempotency.once<MarketplaceReceipt>(submission, (finish) =>
      this.submit.submit(user, body, finish),
    );
    return this.outcomes.await(user, QuoteId);
  }
}
