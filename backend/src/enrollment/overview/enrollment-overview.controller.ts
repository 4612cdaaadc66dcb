import { Controller, Get, Param } from '@nestjs/common';
import type { EnrollmentOverview } from '#shared/contract/enrollment';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { EnrollmentOverviewService } from './enrollment-overview.service.ts';

/** The enrollment page of a group. Spec 001 section 2, "/enrollment/group"; a call of ours. */
@Controller('api/enrollment')
@Allow('smallgroup')
export class EnrollmentOverviewController {
  constructor(private readonly overview: EnrollmentOverviewService) {}

  @Get('Overview/:quoteId')
  find(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<EnrollmentOverview> {
    return this.overview.find(user, quoteId);
  }
}
