import { Controller, Get, Param } from '@nestjs/common';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { EnrollmentOverviewAnswer } from './enrollment-overview.dto.ts';
import { EnrollmentOverviewService } from './enrollment-overview.service.ts';

/** The enrollment page of a group. Spec 001 section 2, "/enrollment/group"; the call is our addition. */
@Controller('api/enrollment')
@Allow('smallgroup')
export class EnrollmentOverviewController {
  constructor(private readonly overview: EnrollmentOverviewService) {}

  @Get('Overview/:quoteId')
  @Answers(EnrollmentOverviewAnswer, 'NOT_FOUND', 'WRONG_STATE')
  find(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<EnrollmentOverview> {
    return this.overview.find(user, quoteId);
  }
}
