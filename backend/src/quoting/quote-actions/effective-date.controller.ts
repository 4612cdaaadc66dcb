import { EFFECTIVE_DATE } from '#shared/quotes/quotes.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { QuoteActionsService } from './quote-actions.service.ts';

@Serves(EFFECTIVE_DATE)
export class EffectiveDateController implements Serving<typeof EFFECTIVE_DATE> {
  constructor(private readonly quoteActions: QuoteActionsService) {}

  async update({ user, id, body }: Asked<typeof EFFECTIVE_DATE.update>) {
    return this.quoteActions.describe(user, await this.quoteActions.changeEffectiveDate(user, id, body));
  }
}
