import { TWO_PLAN_OFFERS } from '#shared/quotes/quotes.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { TwoPlansService } from './two-plans.service.ts';

@Serves(TWO_PLAN_OFFERS)
export class TwoPlansController implements Serving<typeof TWO_PLAN_OFFERS> {
  constructor(private readonly twoPlans: TwoPlansService) {}

  find({ user, quoteId, query }: Asked<typeof TWO_PLAN_OFFERS.find>) {
    return this.twoPlans.find(user, quoteId, query);
  }
}
