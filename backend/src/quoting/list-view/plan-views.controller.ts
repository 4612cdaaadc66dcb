import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { PlanListView } from '#shared/plans/selection.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { PlanListViewAnswer, PlanListViewBody } from './plan-views.dto.ts';
import { PlanViewsService } from './plan-views.service.ts';

/** "Filters … kept in the URL and with the quote" (ux 6). */
@Controller('api/plan')
@Allow('smallgroup', ...INDIVIDUAL_QUOTING)
export class PlanViewsController {
  constructor(private readonly views: PlanViewsService) {}

  @Get('GetPlanListView/:quoteId')
  @Answers(PlanListViewAnswer, 'NOT_FOUND')
  find(@CurrentUser() user: SessionUser, @Param('quoteId', PositiveIdPipe) quoteId: number): Promise<PlanListView> {
    return this.views.find(user, quoteId);
  }

  @Put('PutPlanListView/:quoteId')
  @Answers(PlanListViewAnswer, 'NOT_FOUND', 'RULE_BROKEN')
  keep(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: PlanListViewBody,
  ): Promise<PlanListView> {
    return this.views.keep(user, quoteId, body);
  }
}
