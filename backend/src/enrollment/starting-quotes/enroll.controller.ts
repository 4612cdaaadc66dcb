import { ENROLL } from '#shared/quotes/quotes.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { IndividualQuotesService } from '../../quoting/households/individual-quotes.service.ts';
import { QuoteActionsService } from '../../quoting/quote-actions/quote-actions.service.ts';
import { QuotesService } from '../../quoting/quotes/quotes.service.ts';
import { EnrollQuoteService } from './enroll-quote.service.ts';

@Serves(ENROLL)
export class EnrollController implements Serving<typeof ENROLL> {
  constructor(
    private readonly quoteActions: QuoteActionsService,
    private readonly groupQuotes: QuotesService,
    private readonly individualQuotes: IndividualQuotesService,
    private readonly enrollQuote: EnrollQuoteService,
  ) {}

  async enroll({ user, id, body }: Asked<typeof ENROLL.enroll>) {
    return this.quoteActions.describe(user, await this.enrollQuote.enroll(user, id, body));
  }

  async backToQuoting({ user, id, body }: Asked<typeof ENROLL.backToQuoting>) {
    return this.individualQuotes.describe(user, await this.enrollQuote.backToQuoting(user, id, body));
  }

  async manualStatusUpdate({ user, id, body }: Asked<typeof ENROLL.manualStatusUpdate>) {
    return this.groupQuotes.describe(user, await this.enrollQuote.updateByHand(user, id, body));
  }
}
