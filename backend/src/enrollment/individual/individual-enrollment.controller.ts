import { INDIVIDUAL_ENROLLMENT } from '#shared/individual-enrollment/individual-enrollment.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { EnrollmentPageService } from './enrollment-page.service.ts';
import { HouseholdEnrollmentService } from './household-enrollment.service.ts';

@Serves(INDIVIDUAL_ENROLLMENT)
export class IndividualEnrollmentController implements Serving<typeof INDIVIDUAL_ENROLLMENT> {
  constructor(
    private readonly pages: EnrollmentPageService,
    private readonly households: HouseholdEnrollmentService,
  ) {}

  find({ user, quoteId }: Asked<typeof INDIVIDUAL_ENROLLMENT.find>) {
    return this.pages.find(user, quoteId);
  }

  async put({ user, quoteId, body }: Asked<typeof INDIVIDUAL_ENROLLMENT.put>) {
    return this.pages.describeMembers(user, await this.households.saveMembers(user, quoteId, body));
  }

  async postAnswers({ user, body }: Asked<typeof INDIVIDUAL_ENROLLMENT.postAnswers>) {
    return this.pages.describeAnswers(user, await this.households.saveAnswers(user, body));
  }
}
