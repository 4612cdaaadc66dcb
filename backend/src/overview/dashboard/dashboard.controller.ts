import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { DashboardFigures } from '#shared/groups/dashboard-figures.record';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import type { DashboardPage } from '#shared/groups/dashboard-rows.record';
import { Allow, SignedIn } from '../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { ReadsByPost } from '../../platform/http/recent-change.ts';
import { Lists } from '../../platform/lists/lists.ts';
import {
  DashboardAnswer,
  DashboardFiguresAnswer,
  DashboardFileBody,
  DashboardPageAnswer,
  DashboardQueryBody,
  DashboardQueryDto,
} from './dashboard.dto.ts';
import { DashboardFiguresService } from './dashboard-figures.service.ts';
import { DashboardListsService } from './dashboard-lists.service.ts';
import { DashboardService } from './dashboard.service.ts';
import { ExportDashboardService } from './export-dashboard.service.ts';

/** Spec 001 sections 2, 3 and 7. */
@Controller('api/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly figures: DashboardFiguresService,
    private readonly exportDashboard: ExportDashboardService,
    private readonly groupLists: DashboardListsService,
    private readonly lists: Lists,
  ) {}

  /** Groups with their newest quotes, most recently changed first. With `range` one page of them and Content-Range. */
  @Get()
  @AnswersList(DashboardAnswer)
  @SignedIn()
  list(@Query() query: DashboardQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<DashboardRow[]> {
    return this.lists.page(this.dashboard, query, reply);
  }

  /** Premium in quotes and in review, the pipeline, and renewals, over all groups that an agent sees; nothing for staff. */
  @Get('figures')
  @Answers(DashboardFiguresAnswer)
  @Allow('smallgroup')
  findFigures(@CurrentUser() user: SessionUser): Promise<DashboardFigures> {
    return this.figures.find(user);
  }

  /** A page of one of the two lists of groups, over all groups that the user sees. A POST, to keep the search out of URLs. */
  @Post('rows')
  @Answers(DashboardPageAnswer)
  @ReadsByPost()
  @HttpCode(200)
  @Allow('smallgroup')
  listRows(@CurrentUser() user: SessionUser, @Body() asked: DashboardQueryBody): Promise<DashboardPage> {
    return this.groupLists.page(user, asked);
  }

  /** One of the two lists of groups with its search, stage and order, as a file. A POST, to keep the search out of URLs. */
  @Post('rows.csv')
  @AnswersFile(CSV_TYPE)
  @ReadsByPost()
  @HttpCode(200)
  @Allow('smallgroup')
  async export(
    @CurrentUser() user: SessionUser,
    @Body() asked: DashboardFileBody,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.exportDashboard.export(user, asked));
  }
}
