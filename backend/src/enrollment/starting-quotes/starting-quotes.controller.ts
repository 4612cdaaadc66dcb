import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { type Asked, Reads, Serves, type Serving } from '../../platform/http/serving.ts';
import { QuoteActionsService } from '../../quoting/quote-actions/quote-actions.service.ts';
import { StartQuotePipe } from './start-quote.pipe.ts';
import { StartQuoteService } from './start-quote.service.ts';

@Serves(STARTING_QUOTES)
export class StartingQuotesController implements Serving<typeof STARTING_QUOTES> {
  constructor(
    private readonly quoteActions: QuoteActionsService,
    private readonly startQuote: StartQuoteService,
  ) {}

  @Reads({ body: StartQuotePipe })
  async start({ user, body }: Asked<typeof STARTING_QUOTES.start>) {
    return this.quoteActions.describe(user, await this.startQuote.start(user, body));
  }
}
