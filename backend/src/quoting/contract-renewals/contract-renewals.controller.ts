import { CONTRACT_RENEWALS } from '#shared/contract-renewals/contract-renewals.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ExplainRenewalService } from './explain-renewal.service.ts';
import { RenewedQuoteService } from './renewed-quote.service.ts';

@Serves(CONTRACT_RENEWALS)
export class ContractRenewalsController implements Serving<typeof CONTRACT_RENEWALS> {
  constructor(
    private readonly renewed: RenewedQuoteService,
    private readonly explanation: ExplainRenewalService,
  ) {}

  async explain({ user, quoteId }: Asked<typeof CONTRACT_RENEWALS.explain>) {
    return this.explanation.explain(await this.renewed.find(user, quoteId));
  }

  asked({ user, quoteId, body: { MemberIds } }: Asked<typeof CONTRACT_RENEWALS.asked>) {
    return this.renewed.markAnswered(user, quoteId, MemberIds);
  }
}
