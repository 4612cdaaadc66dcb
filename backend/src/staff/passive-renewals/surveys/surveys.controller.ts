import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { IsIn } from 'class-validator';
import type { AnswerSurveyRequest, RenewalSurveyResponse } from '#shared/contract/passive-renewals';
import { SURVEY_ANSWERS, type SurveyAnswer } from '#shared/renewals/renewal-survey';
import { Allow } from '../../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { AnswerSurveyService } from './answer-survey.service.ts';

class AnswerSurveyDto implements AnswerSurveyRequest {
  @IsIn(SURVEY_ANSWERS)
  Answer: SurveyAnswer;
}

/** What a group's agent is asked before the renewal. The paths are ours. */
@Controller('api/renewals')
@Allow('smallgroup')
export class SurveysController {
  constructor(private readonly answerSurvey: AnswerSurveyService) {}

  @Get('Survey/:groupId')
  find(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
  ): Promise<RenewalSurveyResponse | null> {
    return this.answerSurvey.find(user, groupId);
  }

  @Put('Survey/:groupId')
  answer(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
    @Body() { Answer }: AnswerSurveyDto,
  ): Promise<RenewalSurveyResponse> {
    return this.answerSurvey.answer(user, groupId, Answer);
  }
}
