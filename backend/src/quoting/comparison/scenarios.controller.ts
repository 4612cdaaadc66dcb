import { SCENARIOS } from '#shared/scenarios/scenarios.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ComparisonService } from './comparison.service.ts';

@Serves(SCENARIOS)
export class ScenariosController implements Serving<typeof SCENARIOS> {
  constructor(private readonly comparison: ComparisonService) {}

  compare({ user, leftQuoteId, rightQuoteId }: Asked<typeof SCENARIOS.compare>) {
    return this.comparison.compareQuotes(user, leftQuoteId, rightQuoteId);
  }
}
