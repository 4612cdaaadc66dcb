import { Body, Controller, Get, Header, Param, Put, Query } from '@nestjs/common';
import type { PlanBreakdown, PlanRateBreakdown, SelectedPlansResponse } from '#shared/plans/plan.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import { OfferedPlansService } from './offered-plans.service.ts';
import { PlanBreakdownsService } from './plan-breakdowns.service.ts';
import {
  AllPlansQuery,
  coveragesLeftOut,
  PlanAnswer,
  PlanBreakdownAnswer,
  PlanRateBreakdownAnswer,
  SelectedPlansAnswer,
  Selection,
} from './plan-selection.dto.ts';
import { PutSelectionsService } from './put-selections.service.ts';
import { SelectedPlansService } from './selected-plans.service.ts';

/** Spec 002 section 7, "Plans". */
@Controller('api/plan')
@Allow('smallgroup', ...INDIVIDUAL_QUOTING)
export class PlanSelectionController {
  constructor(
    private readonly offeredPlans: OfferedPlansService,
    private readonly breakdowns: PlanBreakdownsService,
    private readonly putSelections: PutSelectionsService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly quotes: EitherQuotesRepository,
  ) {}

  /** The JSON is built by hand: the serializer takes six times as long for a list that is requested all the time. */
  @Get('GetAllPlans/:quoteId')
  @AnswersList(PlanAnswer, 'NOT_FOUND', 'RULE_BROKEN')
  @Header('Content-Type', 'application/json; charset=utf-8')
  all(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() query: AllPlansQuery,
  ): Promise<Buffer> {
    return this.offeredPlans.listAsJson(user, quoteId, {
      effectiveDate: query.effectiveDate,
      without: coveragesLeftOut(query),
    });
  }

  @Put('PutSelections/:quoteId')
  @Answers(SelectedPlansAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  put(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: Selection,
  ): Promise<SelectedPlansResponse> {
    return this.putSelections.put(user, quoteId, body);
  }

  @Get(['GetSelectedPlansDetails/:quoteId', 'GetSelections/:quoteId'])
  @Answers(SelectedPlansAnswer, 'NOT_FOUND')
  async selected(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<SelectedPlansResponse> {
    return this.selectedPlans.findSelected(user, await this.quotes.find(user, quoteId));
  }

  @Get('GetPlanBreakdown/:quoteId/:planId')
  @Answers(PlanBreakdownAnswer, 'NOT_FOUND')
  benefits(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Param('planId', PositiveIdPipe) planId: number,
  ): Promise<PlanBreakdown> {
    return this.breakdowns.findBenefits(user, quoteId, planId);
  }

  @Get('GetPlanRateBreakdown/:quoteId/:planId')
  @Answers(PlanRateBreakdownAnswer, 'NOT_FOUND')
  rates(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Param('planId', PositiveIdPipe) planId: number,
  ): Promise<PlanRateBreakdown> {
    return this.breakdowns.findRates(user, quoteId, planId);
  }
}
