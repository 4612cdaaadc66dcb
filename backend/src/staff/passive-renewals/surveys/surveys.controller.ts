import { SURVEYS } from '#shared/renewals/renewals.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { AnswerSurveyService } from './answer-survey.service.ts';

@Serves(SURVEYS)
export class SurveysController implements Serving<typeof SURVEYS> {
  constructor(private readonly answerSurvey: AnswerSurveyService) {}

  find({ user, groupId }: Asked<typeof SURVEYS.find>) {
    return this.answerSurvey.find(user, groupId);
  }

  answer({ user, groupId, body: { Answer } }: Asked<typeof SURVEYS.answer>) {
    return this.answerSurvey.answer(user, groupId, Answer);
  }
}
