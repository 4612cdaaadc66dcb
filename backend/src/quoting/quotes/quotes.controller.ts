import { QUOTES } from '#shared/quotes/quotes.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { QuotesService } from './quotes.service.ts';

@Serves(QUOTES)
export class QuotesController implements Serving<typeof QUOTES> {
  constructor(private readonly groupQuotes: QuotesService) {}

  listByGroup({ user, groupId }: Asked<typeof QUOTES.listByGroup>) {
    return this.groupQuotes.listByGroup(user, groupId);
  }

  listNewQuoteOptions({ user, groupId }: Asked<typeof QUOTES.listNewQuoteOptions>) {
    return this.groupQuotes.listNewQuoteOptions(user, groupId);
  }
}
