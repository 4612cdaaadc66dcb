import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { ContributionResponse, EmployerCost } from '#shared/contributions/contribution.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ContributionAnswer, ContributionBody, EmployerCostAnswer } from './contributions.dto.ts';
import { ContributionsService } from './contributions.service.ts';
import { EmployerCostsService } from './employer-costs.service.ts';
import { SaveContributionService } from './save-contribution.service.ts';

/** The employer's share of the premiums. Our addition to the specification. */
@Controller('api/contribution')
@Allow('smallgroup')
export class ContributionsController {
  constructor(
    private readonly contributions: ContributionsService,
    private readonly employerCosts: EmployerCostsService,
    private readonly saveContribution: SaveContributionService,
  ) {}

  @Get(':quoteId')
  @AnswersList(ContributionAnswer, 'NOT_FOUND')
  list(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<ContributionResponse[]> {
    return this.contributions.list(user, quoteId);
  }

  /** Empty while no contribution is saved. */
  @Get('EmployerCosts/:quoteId')
  @AnswersList(EmployerCostAnswer, 'NOT_FOUND')
  costs(@CurrentUser() user: SessionUser, @Param('quoteId', PositiveIdPipe) quoteId: number): Promise<EmployerCost[]> {
    return this.employerCosts.list(user, quoteId);
  }

  /** Answers all current contributions of the quote. */
  @Put(':quoteId')
  @AnswersList(ContributionAnswer, 'NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN')
  async save(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: ContributionBody,
  ): Promise<ContributionResponse[]> {
    await this.saveContribution.save(user, quoteId, body);
    return this.contributions.list(user, quoteId);
  }
}
