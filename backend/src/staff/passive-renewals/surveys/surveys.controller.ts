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

/** What a group's agent is asked before the renewal. The paths are ours. */
@Controller('api/renewals')
@Allow('smallgroup')
export class SurveysController {
  constructor(private readonly answerSurvey: AnswerSurveyService) {}

  /** What was asked and answered; null while no one has asked. */
  @Get('Survey/:groupId')
  @AnswersOrNull(SurveyAnswered, 'NOT_FOUND')
  find(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
  ): Promise<RenewalSurveyResponse | null> {
    return this.answerSurvey.find(user, groupId);
  }

  /** Answers whether the group will renew. */
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
