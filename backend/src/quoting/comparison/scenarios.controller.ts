import { SCENARIOS } from '#shared/scenarios/scenarios.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ScenariosService } from './scenarios.service.ts';

@Serves(SCENARIOS)
export class ScenariosController implements Serving<typeof SCENARIOS> {
  constructor(private readonly scenarios: ScenariosService) {}

  compare({ user, leftQuoteId, rightQuoteId }: Asked<typeof SCENARIOS.compare>) {
    return this.scenarios.compareQuotes(user, leftQuoteId, rightQuoteId);
  }
}
