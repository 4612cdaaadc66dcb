import { QUOTES } from '#shared/quotes/quotes.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { NewQuoteOptionsService } from './changes/new-quote-options.service.ts';
import { QuotesService } from './quotes.service.ts';

@Serves(QUOTES)
export class QuotesController implements Serving<typeof QUOTES> {
  constructor(
    private readonly quotes: QuotesService,
    private readonly newQuoteOptions: NewQuoteOptionsService,
  ) {}

  listByGroup({ user, groupId }: Asked<typeof QUOTES.listByGroup>) {
    return this.quotes.listByGroup(user, groupId);
  }

  listNewQuoteOptions({ user, groupId }: Asked<typeof QUOTES.listNewQuoteOptions>) {
    return this.newQuoteOptions.list(user, groupId);
  }
}
