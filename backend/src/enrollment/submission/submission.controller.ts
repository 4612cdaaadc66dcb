import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import {
  HOUSEHOLD_SUBMISSION,
  type HouseholdSubmissionResponse,
  SUBMIT_HOUSEHOLD,
} from '#shared/individual-enrollment/submission.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersOrNull } from '../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { SubmissionAnswersService } from './submission-answers.service.ts';
import { SubmitHouseholdService } from './submit-household.service.ts';

class SubmitBody extends bodyOf(SUBMIT_HOUSEHOLD) {}
class SubmissionAnswer extends answerOf(HOUSEHOLD_SUBMISSION) {}

/** The submission of a household's application. Spec 001 section 7; individuals, section 3. */
@Controller('api/individual')
@Allow(...INDIVIDUAL_QUOTING)
export class SubmissionController {
  constructor(
    private readonly submitHousehold: SubmitHouseholdService,
    private readonly answers: SubmissionAnswersService,
    private readonly idempotency: Idempotency,
  ) {}

  /** Waits for the carrier's answer for a while. Without one, Pending is true: ask for it with the GET. */
  @Post('enroll/:quoteId')
  @HttpCode(200)
  @Answers(SubmissionAnswer, 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'A repeat submits nothing and answers what has become of the submission.',
  })
  async enroll(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: SubmitBody,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<HouseholdSubmissionResponse> {
    const submission = { user, key, call: 'EnrollIndividual', body: { ...body, quoteId } };
    await this.idempotency.once(submission, (finish) =>
      this.submitHousehold.submit(user, quoteId, { ...body, finish }),
    );
    return this.answers.await(user, quoteId);
  }

  /** null while it was never submitted. */
  @Get('enroll/:quoteId')
  @AnswersOrNull(SubmissionAnswer, 'NOT_FOUND')
  find(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<HouseholdSubmissionResponse | null> {
    return this.answers.find(user, quoteId);
  }
}
