import { NET_PREMIUMS } from '#shared/plans/plans.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { HouseholdOffersService } from './household-offers.service.ts';

@Serves(NET_PREMIUMS)
export class NetPremiumsController implements Serving<typeof NET_PREMIUMS> {
  constructor(private readonly offers: HouseholdOffersService) {}

  list({ user, quoteId }: Asked<typeof NET_PREMIUMS.list>) {
    return this.offers.listNetPremiums(user, quoteId);
  }
}
