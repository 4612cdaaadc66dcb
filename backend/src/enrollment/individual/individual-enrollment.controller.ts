import { INDIVIDUAL_ENROLLMENT } from '#shared/individual-enrollment/individual-enrollment.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { EnrollmentAnswersService } from './enrollment-answers.service.ts';
import { FindEnrollmentService } from './find-enrollment.service.ts';
import { SaveAnswersService } from './save-answers.service.ts';
import { SaveMembersService } from './save-members.service.ts';

@Serves(INDIVIDUAL_ENROLLMENT)
export class IndividualEnrollmentController implements Serving<typeof INDIVIDUAL_ENROLLMENT> {
  constructor(
    private readonly findEnrollment: FindEnrollmentService,
    private readonly answers: EnrollmentAnswersService,
    private readonly saveMembers: SaveMembersService,
    private readonly saveAnswers: SaveAnswersService,
  ) {}

  find({ user, quoteId }: Asked<typeof INDIVIDUAL_ENROLLMENT.find>) {
    return this.findEnrollment.find(user, quoteId);
  }

  async put({ user, quoteId, body }: Asked<typeof INDIVIDUAL_ENROLLMENT.put>) {
    return this.answers.describeMembers(user, await this.saveMembers.save(user, quoteId, body));
  }

  async postAnswers({ user, body }: Asked<typeof INDIVIDUAL_ENROLLMENT.postAnswers>) {
    return this.answers.describeAnswers(user, await this.saveAnswers.save(user, body));
  }
}
