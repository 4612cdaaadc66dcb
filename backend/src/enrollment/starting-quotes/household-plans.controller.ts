import { HOUSEHOLD_PLANS } from '#shared/quotes/quotes.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { IndividualQuotesService } from '../../quoting/households/individual-quotes.service.ts';
import { HouseholdPlansService } from './household-plans.service.ts';

@Serves(HOUSEHOLD_PLANS)
export class HouseholdPlansController implements Serving<typeof HOUSEHOLD_PLANS> {
  constructor(
    private readonly householdPlans: HouseholdPlansService,
    private readonly individualQuotes: IndividualQuotesService,
  ) {}

  async divide({ user, id, body }: Asked<typeof HOUSEHOLD_PLANS.divide>) {
    return this.individualQuotes.describe(user, await this.householdPlans.divide(user, id, body));
  }

  async unite({ user, id, body }: Asked<typeof HOUSEHOLD_PLANS.unite>) {
    return this.individualQuotes.describe(user, await this.householdPlans.unite(user, id, body));
  }
}
