import { ESTIMATE_SUBSIDY } from '#shared/eligibility/eligibility.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { EstimateSubsidyService } from './estimate-subsidy.service.ts';

@Serves(ESTIMATE_SUBSIDY)
export class EstimateSubsidyController implements Serving<typeof ESTIMATE_SUBSIDY> {
  constructor(private readonly service: EstimateSubsidyService) {}

  estimate({ body: question }: Asked<typeof ESTIMATE_SUBSIDY.estimate>) {
    return this.service.estimate(question);
  }
}
