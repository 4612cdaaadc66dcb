import { CONTRACT_RENEWAL_STATE_CALLS } from '#shared/contract-renewals/contract-renewals.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { BookRenewalsService } from './book-renewals.service.ts';

@Serves(CONTRACT_RENEWAL_STATE_CALLS)
export class ContractRenewalStateController implements Serving<typeof CONTRACT_RENEWAL_STATE_CALLS> {
  constructor(private readonly renewals: BookRenewalsService) {}

  find({ user, contractId }: Asked<typeof CONTRACT_RENEWAL_STATE_CALLS.find>) {
    return this.renewals.find(user, contractId);
  }
}
