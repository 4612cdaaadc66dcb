import { Body, Controller, Headers, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import {
  HOUSEHOLD_SUBMISSION,
  type HouseholdSubmissionResponse,
} from '#shared/individual-enrollment/submission.record';
import { MARKETPLACE_ENROLLMENT } from '#shared/marketplace/enroll.record';
import { SignedIn, WithoutToken } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { MarketplaceGuard } from '../../quoting/marketplace/marketplace.guard.ts';
import { SubmissionAnswersService } from '../submission/submission-answers.service.ts';
import { type MarketplaceReceipt, SubmitToMarketplaceService } from './submit-to-marketplace.service.ts';

class MarketplaceEnrollmentBody extends bodyOf(MARKETPLACE_ENROLLMENT) {}
class SubmissionAnswer extends answerOf(HOUSEHOLD_SUBMISSION) {}

/** The enrollment of a household at the federal marketplace. Spec 001 section 7. */
@Controller('individual-health-insurance-api/api/ffmenrollment')
@SignedIn()
@UseGuards(MarketplaceGuard)
export class MarketplaceEnrollmentController {
  constructor(
    private readonly submit: SubmitToMarketplaceService,
    private readonly answers: SubmissionAnswersService,
    private readonly idempotency: Idempotency,
  ) {}

  /** Waits for the marketplace's answer for a while. Without one, Pending is true: ask with GET /api/individual/enroll/{quoteId}. */
  @Post('enroll')
  @HttpCode(200)
  @WithoutToken()
  @Answers(SubmissionAnswer, 'NOT_ALLOWED', 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN', 'UNSUPPORTED_TYPE')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'A repeat submits nothing and answers what has become of the submission.',
  })
  async enroll(
    @CurrentUser() user: SessionUser,
    @Body() body: MarketplaceEnrollmentBody,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<HouseholdSubmissionResponse> {
    const submission = { user, key, call: 'EnrollAtMarketplace', body };
    const { QuoteId } = await this.idempotency.once<MarketplaceReceipt>(submission, (finish) =>
      this.submit.submit(user, body, finish),
    );
    return this.answers.await(user, QuoteId);
  }
}
