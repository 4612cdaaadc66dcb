import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { SignedIn } from '../../platform/http/access.ts';
import { AnswersList } from '../../platform/http/answers.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { DashboardAnswer, DashboardQueryDto } from './dashboard.dto.ts';
import { DashboardService } from './dashboard.service.ts';

/** Spec 001 sections 2, 3 and 7. */
@Controller('api/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly lists: Lists,
  ) {}

  /** Groups with their newest quotes, most recently changed first. With `range` one page of them and Content-Range. */
  @Get()
  @AnswersList(DashboardAnswer)
  @SignedIn()
  list(@Query() query: DashboardQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<DashboardRow[]> {
    return this.lists.page(this.dashboard, query, reply);
  }
}
