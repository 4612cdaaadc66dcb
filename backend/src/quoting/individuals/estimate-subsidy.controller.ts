import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { SUBSIDY_ESTIMATE, SUBSIDY_QUESTION, type SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { EstimateSubsidyService } from './estimate-subsidy.service.ts';

class SubsidyQuestion extends bodyOf(SUBSIDY_QUESTION) {}
class SubsidyAnswer extends answerOf(SUBSIDY_ESTIMATE) {}

/** The premium tax credit of a household. Spec 002 section 5; individuals, section 3. */
@Controller('api/individual')
@Allow(...INDIVIDUAL_QUOTING)
export class EstimateSubsidyController {
  constructor(private readonly service: EstimateSubsidyService) {}

  /** A POST because it names birth dates; it stores nothing. */
  @Post('EstimateSubsidy')
  @HttpCode(200)
  @Answers(SubsidyAnswer, 'NOT_LOADED')
  estimate(@Body() question: SubsidyQuestion): Promise<SubsidyResponse> {
    return this.service.estimate(question);
  }
}
