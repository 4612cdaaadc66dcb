import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { STARTED_BULK_RUN, type StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers } from '../../../platform/http/answers.ts';
import { answerOf } from '../../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { ResolveErrorsBody, ResubmitErrorsBody } from '../error-reports.dto.ts';
import { StartErrorRunService } from './start-error-run.service.ts';

class StartedBulkRunAnswer extends answerOf(STARTED_BULK_RUN) {}

/** Many rows of an error report at once. The paths are ours: the specification names none. */
@Controller('api/sales')
@Allow('internal')
export class ErrorRunsController {
  constructor(private readonly startRun: StartErrorRunService) {}

  /** By row ids, or everything that matches the filter. For the progress: GET /api/sales/GetBulkRun/{BulkRunId}. */
  @Post('ResubmitErrors')
  @Answers(StartedBulkRunAnswer, 'RULE_BROKEN', 'WRONG_STATE')
  @HttpCode(200)
  resubmit(@CurrentUser() user: SessionUser, @Body() body: ResubmitErrorsBody): Promise<StartedBulkRun> {
    return this.startRun.resubmit(user, body);
  }

  /** Marks these rows, or all that match, as resolved by hand. */
  @Post('ResolveErrors')
  @Answers(StartedBulkRunAnswer, 'RULE_BROKEN', 'WRONG_STATE')
  @HttpCode(200)
  resolve(@CurrentUser() user: SessionUser, @Body() body: ResolveErrorsBody): Promise<StartedBulkRun> {
    return this.startRun.resolve(user, body);
  }
}
