import { Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { BulkRunAnswer, BulkRunItemRow } from '#shared/contract/bulk-runs';
import { Allow } from '../http/access.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { ListQueryDto } from '../http/list-query.dto.ts';
import { setContentRange } from '../http/list-query.ts';
import { PositiveIdPipe } from '../http/validation.ts';
import { BulkRunsService } from './bulk-runs.service.ts';
import { CancelBulkRunService } from './cancel-bulk-run.service.ts';

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
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<BulkRunAnswer[]> {
    const { rows, first, total } = await this.runs.list(query);
    setContentRange(reply, { what: 'GetBulkRuns', first, count: rows.length, total });
    return rows;
  }

  @Get('GetBulkRun/:id')
  find(@Param('id', PositiveIdPipe) id: number): Promise<BulkRunAnswer> {
    return this.runs.find(id);
  }

  /** In the order of the subjects; filter by State. */
  @Get('GetBulkRunItems/:id')
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
  async cancel(@CurrentUser() user: SessionUser, @Param('id', PositiveIdPipe) id: number): Promise<BulkRunAnswer> {
    await this.cancelRun.cancel(user, id);
    return this.runs.find(id);
  }
}
