import { SURVEYS } from '#shared/renewals/renewals.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { SurveysService } from './surveys.service.ts';

@Serves(SURVEYS)
export class SurveysController implements Serving<typeof SURVEYS> {
  constructor(private readonly surveys: SurveysService) {}

  find({ user, groupId }: Asked<typeof SURVEYS.find>) {
    return this.surveys.find(user, groupId);
  }

  answer({ user, groupId, body: { Answer } }: Asked<typeof SURVEYS.answer>) {
    return this.surveys.answer(user, groupId, Answer);
  }
}
