import { CONTRACT_RENEWALS } from '#shared/contract-renewals/contract-renewals.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ContractRenewalsService } from './contract-renewals.service.ts';

@Serves(CONTRACT_RENEWALS)
export class ContractRenewalsController implements Serving<typeof CONTRACT_RENEWALS> {
  constructor(private readonly renewals: ContractRenewalsService) {}

  async explain({ user, quoteId }: Asked<typeof CONTRACT_RENEWALS.explain>) {
    return this.renewals.explain(await this.renewals.find(user, quoteId));
  }

  asked({ user, quoteId, body: { MemberIds } }: Asked<typeof CONTRACT_RENEWALS.asked>) {
    return this.renewals.markAnswered(user, quoteId, MemberIds);
  }
}
