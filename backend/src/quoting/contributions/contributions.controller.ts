import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { ContributionResponse } from '#shared/contract/contributions';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ContributionDto } from './contributions.dto.ts';
import { ContributionsService } from './contributions.service.ts';
import { SaveContributionService } from './save-contribution.service.ts';

/** What the employer pays of the premiums. Beyond the specification. */
@Controller('api/contribution')
@Allow('smallgroup')
export class ContributionsController {
  constructor(
    private readonly contributions: ContributionsService,
    private readonly saveContribution: SaveContributionService,
  ) {}

  @Get(':quoteId')
  list(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<ContributionResponse[]> {
    return this.contributions.list(user, quoteId);
  }

  /** Answers all contributions of the quote as they are now. */
  @Put(':quoteId')
  async save(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: ContributionDto,
  ): Promise<ContributionResponse[]> {
    await this.saveContribution.save(user, quoteId, body);
    return this.contributions.list(user, quoteId);
  }
}
