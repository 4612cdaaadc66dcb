import { PLAN_VIEWS } from '#shared/plans/plans.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { PlanViewsService } from './plan-views.service.ts';

@Serves(PLAN_VIEWS)
export class PlanViewsController implements Serving<typeof PLAN_VIEWS> {
  constructor(private readonly views: PlanViewsService) {}

  find({ user, quoteId }: Asked<typeof PLAN_VIEWS.find>) {
    return this.views.find(user, quoteId);
  }

  keep({ user, quoteId, body }: Asked<typeof PLAN_VIEWS.keep>) {
    return this.views.keep(user, quoteId, body);
  }
}
