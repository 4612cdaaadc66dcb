import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { SignedIn } from '../../platform/http/access.ts';
import { AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { setContentRange } from '../../platform/http/list-query.ts';
import { DashboardAnswer, DashboardQueryDto } from './dashboard.dto.ts';
import { DashboardService } from './dashboard.service.ts';

/** Spec 001 sections 2, 3 and 7. */
@Controller('api/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  /** Groups with their newest quotes, last changed first. With `range` one page of them and Content-Range. */
  @Get()
  @AnswersList(DashboardAnswer)
  @SignedIn()
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: DashboardQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DashboardRow[]> {
    const { rows, page } = await this.dashboard.list(user, query);
    if (page) {
      setContentRange(reply, { what: 'dashboard', first: page.first, count: rows.length, total: page.total });
    }
    return rows;
  }
}
