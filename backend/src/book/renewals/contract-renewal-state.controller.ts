import { CONTRACT_RENEWAL_STATE_CALLS } from '#shared/contract-renewals/contract-renewals.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { RenewalStateService } from './renewal-state.service.ts';

@Serves(CONTRACT_RENEWAL_STATE_CALLS)
export class ContractRenewalStateController implements Serving<typeof CONTRACT_RENEWAL_STATE_CALLS> {
  constructor(private readonly state: RenewalStateService) {}

  find({ user, contractId }: Asked<typeof CONTRACT_RENEWAL_STATE_CALLS.find>) {
    return this.state.find(user, contractId);
  }
}
