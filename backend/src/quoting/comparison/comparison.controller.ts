import { COMPARISON } from '#shared/plans/plans.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ComparisonService } from './comparison.service.ts';

@Serves(COMPARISON)
export class ComparisonController implements Serving<typeof COMPARISON> {
  constructor(private readonly comparison: ComparisonService) {}

  document({ user, quoteId, body }: Asked<typeof COMPARISON.document>) {
    return this.comparison.make(user, quoteId, body);
  }
}
