import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { IndividualReview } from '#shared/sales/individual-review.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers } from '../../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { DecideIndividualService } from './decide-individual.service.ts';
import { DecideIndividualBody, IndividualReviewAnswer } from './individual-review.dto.ts';
import { IndividualReviewService } from './individual-review.service.ts';

/** The review of a household's quote by staff. */
@Controller('api/sales')
@Allow('internal')
export class IndividualReviewController {
  constructor(
    private readonly reviews: IndividualReviewService,
    private readonly decideIndividual: DecideIndividualService,
  ) {}

  /** Who works on a household's quote, why its application was not accepted, and what staff can do. */
  @Get('GetIndividualReview/:quoteId')
  @Answers(IndividualReviewAnswer, 'NOT_FOUND')
  find(@CurrentUser() user: SessionUser, @Param('quoteId', PositiveIdPipe) quoteId: number): Promise<IndividualReview> {
    return this.reviews.find(user, quoteId);
  }

  /**
   * Sends an application that was not accepted again, or records that the household was enrolled by hand, and claims the quote. Answers with
   * the review as it is then.
   */
  @Put('DecideIndividual/:quoteId')
  @Answers(IndividualReviewAnswer, 'NOT_FOUND', 'WRONG_STATE', 'CONFIRMATION_NEEDED')
  async decide(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: DecideIndividualBody,
  ): Promise<IndividualReview> {
    await this.decideIndividual.decide(user, quoteId, body);
    return this.reviews.find(user, quoteId);
  }
}
