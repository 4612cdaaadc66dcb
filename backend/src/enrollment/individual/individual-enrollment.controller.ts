import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ENROLLING_MEMBERS,
  ENROLLMENT_PAGE,
  type EnrollmentPageResponse,
  SAVED_ANSWERS,
  SAVED_MEMBERS,
  type SavedAnswersResponse,
  type SavedMembersResponse,
  SHORT_TERM_ANSWERS,
} from '#shared/individual-enrollment/individual-enrollment.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { EnrollmentAnswersService } from './enrollment-answers.service.ts';
import { FindEnrollmentService } from './find-enrollment.service.ts';
import { SaveAnswersService } from './save-answers.service.ts';
import { SaveMembersService } from './save-members.service.ts';

class SentMembers extends bodyOf(ENROLLING_MEMBERS) {}
class SentAnswers extends bodyOf(SHORT_TERM_ANSWERS) {}
class EnrollmentPageAnswer extends answerOf(ENROLLMENT_PAGE) {}
class SavedMembersAnswer extends answerOf(SAVED_MEMBERS) {}
class SavedAnswersAnswer extends answerOf(SAVED_ANSWERS) {}

/** The people of a household's quote and the panels of its enrollment. Spec 001 section 7; spec 002 section 7. */
@Controller('api/enrollment')
@Allow(...INDIVIDUAL_QUOTING)
export class IndividualEnrollmentController {
  constructor(
    private readonly findEnrollment: FindEnrollmentService,
    private readonly answers: EnrollmentAnswersService,
    private readonly saveMembers: SaveMembersService,
    private readonly saveAnswers: SaveAnswersService,
  ) {}

  /** That staff read stored health answers is recorded. */
  @Get('GetIndividualEnrollment/:quoteId')
  @Answers(EnrollmentPageAnswer, 'NOT_FOUND')
  find(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<EnrollmentPageResponse> {
    return this.findEnrollment.find(user, quoteId);
  }

  /**
   * Saves everyone together: the census while the quote is in Quoting, the member info while it enrolls. What a rule objects to is stored
   * and answered in `Problems` and `Panels`.
   */
  @Put('PutIndividualenrollment/:quoteId')
  @Answers(SavedMembersAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async put(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: SentMembers,
  ): Promise<SavedMembersResponse> {
    return this.answers.describeMembers(user, await this.saveMembers.save(user, quoteId, body));
  }

  /** Answers about eligibility, and for short-term plans about health; some of them, or all. */
  @Post('postShorttermHealthInformation')
  @HttpCode(200)
  @Answers(SavedAnswersAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async postAnswers(@CurrentUser() user: SessionUser, @Body() body: SentAnswers): Promise<SavedAnswersResponse> {
    return this.answers.describeAnswers(user, await this.saveAnswers.save(user, body));
  }
}
