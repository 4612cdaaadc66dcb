import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { StartedBulkRun } from '#shared/contract/bulk-runs';
import { Allow } from '../../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { ResolveErrorsDto, ResubmitErrorsDto } from '../error-reports.dto.ts';
import { StartErrorRunService } from './start-error-run.service.ts';

/** Many rows of an error report at once. The paths are ours: the specification names none. */
@Controller('api/sales')
@Allow('internal')
export class ErrorRunsController {
  constructor(private readonly startRun: StartErrorRunService) {}

  /** By the ids of rows, or everything that matches the filter. How far it is: GET /api/sales/GetBulkRun/{BulkRunId}. */
  @Post('ResubmitErrors')
  @HttpCode(200)
  resubmit(@CurrentUser() user: SessionUser, @Body() body: ResubmitErrorsDto): Promise<StartedBulkRun> {
    return this.startRun.resubmit(user, body);
  }

  /** Somebody has dealt with these rows by hand. */
  @Post('ResolveErrors')
  @HttpCode(200)
  resolve(@CurrentUser() user: SessionUser, @Body() body: ResolveErrorsDto): Promise<StartedBulkRun> {
    return this.startRun.resolve(user, body);
  }
}
