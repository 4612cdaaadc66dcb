import { NET_PREMIUMS } from '#shared/plans/plans.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { NetPremiumsService } from './net-premiums.service.ts';

@Serves(NET_PREMIUMS)
export class NetPremiumsController implements Serving<typeof NET_PREMIUMS> {
  constructor(private readonly netPremiums: NetPremiumsService) {}

  list({ user, quoteId }: Asked<typeof NET_PREMIUMS.list>) {
    return this.netPremiums.list(user, quoteId);
  }
}
