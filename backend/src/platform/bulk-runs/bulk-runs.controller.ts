import { Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { BULK_RUN, BULK_RUN_ITEM, type BulkRunItemRow, type BulkRunRow } from '#shared/bulk-runs/bulk-run.record';
import { Allow } from '../http/access.ts';
import { Answers, AnswersList } from '../http/answers.ts';
import { answerOf } from '../http/body-of.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { ListQueryDto } from '../http/list-query.dto.ts';
import { setContentRange } from '../http/list-query.ts';
import { PositiveIdPipe } from '../http/validation.ts';
import { BulkRunsService } from './bulk-runs.service.ts';
import { CancelBulkRunService } from './cancel-bulk-run.service.ts';

class BulkRunAnswer extends answerOf(BULK_RUN) {}
class BulkRunItemAnswer extends answerOf(BULK_RUN_ITEM) {}

/** Long work that staff asked for: how far it is, what became of each subject, and calling it off. */
@Controller('api/sales')
@Allow('internal')
export class BulkRunsController {
  constructor(
    private readonly runs: BulkRunsService,
    private readonly cancelRun: CancelBulkRunService,
  ) {}

  /** Newest first; filter by Kind and IsRunning. */
  @Get('GetBulkRuns')
  @AnswersList(BulkRunAnswer)
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<BulkRunRow[]> {
    const { rows, first, total } = await this.runs.list(query);
    setContentRange(reply, { what: 'GetBulkRuns', first, count: rows.length, total });
    return rows;
  }

  @Get('GetBulkRun/:id')
  @Answers(BulkRunAnswer, 'NOT_FOUND')
  find(@Param('id', PositiveIdPipe) id: number): Promise<BulkRunRow> {
    return this.runs.find(id);
  }

  /** In the order of the subjects; filter by State. */
  @Get('GetBulkRunItems/:id')
  @AnswersList(BulkRunItemAnswer, 'NOT_FOUND')
  async listItems(
    @Param('id', PositiveIdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkRunItemRow[]> {
    const { rows, first, total } = await this.runs.listItems(id, query);
    setContentRange(reply, { what: 'GetBulkRunItems', first, count: rows.length, total });
    return rows;
  }

  @Put('CancelBulkRun/:id')
  @Answers(BulkRunAnswer, 'NOT_FOUND', 'WRONG_STATE')
  async cancel(@CurrentUser() user: SessionUser, @Param('id', PositiveIdPipe) id: number): Promise<BulkRunRow> {
    await this.cancelRun.cancel(user, id);
    return this.runs.find(id);
  }
}
