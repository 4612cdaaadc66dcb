import { FIRST_DAY_CALLS } from '#shared/quotes/quotes.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { FirstDaysService } from './first-days.service.ts';

@Serves(FIRST_DAY_CALLS)
export class FirstDaysController implements Serving<typeof FIRST_DAY_CALLS> {
  constructor(private readonly firstDays: FirstDaysService) {}

  compare({ user, quoteId, query: { planId } }: Asked<typeof FIRST_DAY_CALLS.compare>) {
    return this.firstDays.compare(user, quoteId, planId);
  }
}
