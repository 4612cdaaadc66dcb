import { Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { BULK_RUN, BULK_RUN_ITEM, type BulkRunItemRow, type BulkRunRow } from '#shared/bulk-runs/bulk-run.record';
import { Allow } from '../http/access.ts';
import { Answers, AnswersList } from '../http/answers.ts';
import { answerOf } from '../http/body-of.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { ListQueryDto } from '../http/list-query.dto.ts';
import { Lists } from '../lists/lists.ts';
import { PositiveIdPipe } from '../http/validation.ts';
import { BulkRunsService } from './bulk-runs.service.ts';
import { CancelBulkRunService } from './cancel-bulk-run.service.ts';

class BulkRunAnswer extends answerOf(BULK_RUN) {}
class BulkRunItemAnswer extends answerOf(BULK_RUN_ITEM) {}

/** Long-running jobs of staff: their progress, the result of each subject, and canceling. */
@Controller('api/sales')
@Allow('internal')
export class BulkRunsController {
  constructor(
    private readonly runs: BulkRunsService,
    private readonly cancelRun: CancelBulkRunService,
    private readonly lists: Lists,
  ) {}

  /** Newest first; filter by Kind and IsRunning. */
  @Get('GetBulkRuns')
  @AnswersList(BulkRunAnswer)
  list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<BulkRunRow[]> {
    return this.lists.page(this.runs.all(), query, reply);
  }

  /** The progress of a run. */
  @Get('GetBulkRun/:id')
  @Answers(BulkRunAnswer, 'NOT_FOUND')
  find(@Param('id', PositiveIdPipe) id: number): Promise<BulkRunRow> {
    return this.runs.find(id);
  }

  /** By subject; filter by State. */
  @Get('GetBulkRunItems/:id')
  @AnswersList(BulkRunItemAnswer, 'NOT_FOUND')
  listItems(
    @Param('id', PositiveIdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkRunItemRow[]> {
    return this.lists.page(this.runs.itemsOf(id), query, reply);
  }

  /** Subjects that have not started are skipped. */
  @Put('CancelBulkRun/:id')
  @Answers(BulkRunAnswer, 'NOT_FOUND', 'WRONG_STATE')
  async cancel(@CurrentUser() user: SessionUser, @Param('id', PositiveIdPipe) id: number): Promise<BulkRunRow> {
    await this.cancelRun.cancel(user, id);
    return this.runs.find(id);
  }
}
