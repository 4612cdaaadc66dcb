import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import {
  INDIVIDUAL_ENROLLMENT,
  INDIVIDUAL_HOUSEHOLD,
  INDIVIDUAL_MEMBERS,
  type IndividualEnrollmentResponse,
  type IndividualHouseholdResponse,
} from '#shared/individuals/individual-quote.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { IndividualAnswersService } from './individual-answers.service.ts';
import { SaveHouseholdService } from './save-household.service.ts';

class SentHousehold extends bodyOf(INDIVIDUAL_MEMBERS) {}
class HouseholdAnswer extends answerOf(INDIVIDUAL_HOUSEHOLD) {}
class IndividualEnrollmentAnswer extends answerOf(INDIVIDUAL_ENROLLMENT) {}

/** The people of a household's quote. Spec 001 section 7; spec 002 section 7. */
@Controller('api/enrollment')
@Allow(...INDIVIDUAL_QUOTING)
export class HouseholdController {
  constructor(
    private readonly answers: IndividualAnswersService,
    private readonly saveHousehold: SaveHouseholdService,
  ) {}

  @Get('GetIndividualEnrollment/:quoteId')
  @Answers(IndividualEnrollmentAnswer, 'NOT_FOUND')
  find(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<IndividualEnrollmentResponse> {
    return this.answers.findEnrollment(user, quoteId);
  }

  /** Saves everyone together. What a rule objects to is stored and answered in `Problems`. */
  @Put('PutIndividualenrollment/:quoteId')
  @Answers(HouseholdAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION')
  save(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: SentHousehold,
  ): Promise<IndividualHouseholdResponse> {
    return this.saveHousehold.save(user, quoteId, body);
  }
}
