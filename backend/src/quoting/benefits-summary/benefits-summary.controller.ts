import { BENEFITS_SUMMARY } from '#shared/plans/plans.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { BenefitsSummaryService } from './benefits-summary.service.ts';

@Serves(BENEFITS_SUMMARY)
export class BenefitsSummaryController implements Serving<typeof BENEFITS_SUMMARY> {
  constructor(private readonly summaries: BenefitsSummaryService) {}

  check({ user, quoteId, query: { planId } }: Asked<typeof BENEFITS_SUMMARY.check>) {
    return this.summaries.check(user, quoteId, planId);
  }

  document({ user, quoteId, query }: Asked<typeof BENEFITS_SUMMARY.document>) {
    return this.summaries.make(user, quoteId, query);
  }
}
