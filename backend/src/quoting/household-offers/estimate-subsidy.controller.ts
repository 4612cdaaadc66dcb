import { ESTIMATE_SUBSIDY } from '#shared/eligibility/eligibility.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { TaxCreditService } from './tax-credit.service.ts';

@Serves(ESTIMATE_SUBSIDY)
export class EstimateSubsidyController implements Serving<typeof ESTIMATE_SUBSIDY> {
  constructor(private readonly taxCredit: TaxCreditService) {}

  estimate({ body: question }: Asked<typeof ESTIMATE_SUBSIDY.estimate>) {
    return this.taxCredit.estimate(question);
  }
}
