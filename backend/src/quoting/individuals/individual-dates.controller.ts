import { Controller, Get, Query } from '@nestjs/common';
import { individualDates } from '#shared/eligibility/individual-dates';
import {
  INDIVIDUAL_DATES,
  INDIVIDUAL_DATES_QUESTION,
  type IndividualDatesResponse,
} from '#shared/eligibility/individual-dates.record';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';

class IndividualDatesQuery extends bodyOf(INDIVIDUAL_DATES_QUESTION) {}
class IndividualDatesAnswer extends answerOf(INDIVIDUAL_DATES) {}

/** When the coverage of an individual can begin. Individuals, section 3. */
@Controller('api/individual')
@Allow(...INDIVIDUAL_QUOTING)
export class IndividualDatesController {
  constructor(
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  @Get('GetEffectiveDates')
  @Answers(IndividualDatesAnswer)
  async find(
    @CurrentUser() { isInternal }: SessionUser,
    @Query() question: IndividualDatesQuery,
  ): Promise<IndividualDatesResponse> {
    const audience = isInternal ? 'internal' : 'external';
    return individualDates(question, { today: this.clock.today(), audience, rules: await this.rules.inForce() });
  }
}
