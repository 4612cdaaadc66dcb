import { SCENARIOS } from '#shared/scenarios/scenarios.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { CompareQuotesService } from './compare-quotes.service.ts';

@Serves(SCENARIOS)
export class ScenariosController implements Serving<typeof SCENARIOS> {
  constructor(private readonly compareQuotes: CompareQuotesService) {}

  compare({ user, leftQuoteId, rightQuoteId }: Asked<typeof SCENARIOS.compare>) {
    return this.compareQuotes.compare(user, leftQuoteId, rightQuoteId);
  }
}
