import { ENROLLMENT_OVERVIEW_CALLS } from '#shared/enrollment/enrollment-overview.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { EnrollmentOverviewService } from './enrollment-overview.service.ts';

@Serves(ENROLLMENT_OVERVIEW_CALLS)
export class EnrollmentOverviewController implements Serving<typeof ENROLLMENT_OVERVIEW_CALLS> {
  constructor(private readonly overview: EnrollmentOverviewService) {}

  find({ user, quoteId }: Asked<typeof ENROLLMENT_OVERVIEW_CALLS.find>) {
    return this.overview.find(user, quoteId);
  }
}
