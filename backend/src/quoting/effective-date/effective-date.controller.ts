import { EFFECTIVE_DATE } from '#shared/quotes/quotes.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { QuoteAnswersService } from '../quote-actions/quote-answers.service.ts';
import { EitherEffectiveDateService } from './either-effective-date.service.ts';

@Serves(EFFECTIVE_DATE)
export class EffectiveDateController implements Serving<typeof EFFECTIVE_DATE> {
  constructor(
    private readonly answers: QuoteAnswersService,
    private readonly effectiveDates: EitherEffectiveDateService,
  ) {}

  async update({ user, id, body }: Asked<typeof EFFECTIVE_DATE.update>) {
    return this.answers.describe(user, await this.effectiveDates.change(user, id, body));
  }
}
