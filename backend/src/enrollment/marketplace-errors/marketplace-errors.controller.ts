import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { FFM_ENROLL_ERROR } from '#shared/marketplace/enroll.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersNothing } from '../../platform/http/answers.ts';
import { bodyOf } from '../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ReportMarketplaceErrorService } from './report-marketplace-error.service.ts';

class FfmEnrollErrorBody extends bodyOf(FFM_ENROLL_ERROR) {}

/** Spec 001 section 7. */
@Controller('api/individual')
@Allow('agent')
export class MarketplaceErrorsController {
  constructor(private readonly reportError: ReportMarketplaceErrorService) {}

  /** For staff: what the agent's screen said about an enrollment at the marketplace. What the server knows already is not kept. */
  @Post('LogFfmEnrollError/:quoteId')
  @HttpCode(204)
  @AnswersNothing('NOT_FOUND', 'WRONG_STATE')
  report(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: FfmEnrollErrorBody,
  ): Promise<void> {
    return this.reportError.report(user, quoteId, body);
  }
}
