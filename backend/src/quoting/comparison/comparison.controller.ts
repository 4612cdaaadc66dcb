import { COMPARISON } from '#shared/plans/plans.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ComparePlansService } from './compare-plans.service.ts';

@Serves(COMPARISON)
export class ComparisonController implements Serving<typeof COMPARISON> {
  constructor(private readonly comparePlans: ComparePlansService) {}

  document({ user, quoteId, body }: Asked<typeof COMPARISON.document>) {
    return this.comparePlans.make(user, quoteId, body);
  }
}
