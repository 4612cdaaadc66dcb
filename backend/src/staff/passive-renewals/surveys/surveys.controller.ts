import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { RENEWAL_SURVEY, type RenewalSurveyResponse, SURVEY_ANSWER } from '#shared/renewals/upcoming-renewal.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersOrNull } from '../../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { AnswerSurveyService } from './answer-survey.service.ts';

class SurveyAnswerBody extends bodyOf(SURVEY_ANSWER) {}
class SurveyAnswered extends answerOf(RENEWAL_SURVEY) {}

/** The survey for a group's agent before the renewal. The paths are ours. */
@Controller('api/renewals')
@Allow('smallgroup')
export class SurveysController {
  constructor(private readonly answerSurvey: AnswerSurveyService) {}

  /** The survey and its answer; null if there is none. */
  @Get('Survey/:groupId')
  @AnswersOrNull(SurveyAnswered, 'NOT_FOUND')
  find(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
  ): Promise<RenewalSurveyResponse | null> {
    return this.answerSurvey.find(user, groupId);
  }

  /** Saves the answer whether the group will renew. */
  @Put('Survey/:groupId')
  @Answers(SurveyAnswered, 'NOT_FOUND', 'WRONG_STATE')
  answer(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
    @Body() { Answer }: SurveyAnswerBody,
  ): Promise<RenewalSurveyResponse> {
    return this.answerSurvey.answer(user, groupId, Answer);
  }
}
