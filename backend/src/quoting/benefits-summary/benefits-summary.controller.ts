import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SummaryOfBenefitsCheck } from '#shared/contract/benefits-summary';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { SummaryOfBenefitsQuery } from './benefits-summary.dto.ts';
import { BenefitsSummaryService } from './benefits-summary.service.ts';

/** Spec 002 section 7, "Plans". The id is a quote's; `planId` narrows it to one of the plans that the quote is offered. */
@Controller('api/plan')
@Allow('smallgroup')
export class BenefitsSummaryController {
  constructor(private readonly summaries: BenefitsSummaryService) {}

  @Get('GetSummaryOfBenefitsCheck/:quoteId')
  check(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() { planId }: SummaryOfBenefitsQuery,
  ): Promise<SummaryOfBenefitsCheck> {
    return this.summaries.check(user, quoteId, planId ?? null);
  }

  /** The PDF, shown in the browser. */
  @Get('GetSummaryOfBenefits/:quoteId')
  async document(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() { planId }: SummaryOfBenefitsQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.summaries.make(user, quoteId, planId ?? null));
  }
}
