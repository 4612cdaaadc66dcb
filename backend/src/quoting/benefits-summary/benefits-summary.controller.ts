import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import type { SummaryOfBenefitsCheck } from '#shared/plans/selection.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersFile } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { SummaryOfBenefitsAnswer, SummaryOfBenefitsQuery } from './benefits-summary.dto.ts';
import { BenefitsSummaryService } from './benefits-summary.service.ts';

/** Spec 002 section 7, "Plans". The id is a quote's; `planId` narrows it to one of the plans offered to the quote. */
@Controller('api/plan')
@Allow('smallgroup', ...INDIVIDUAL_QUOTING)
export class BenefitsSummaryController {
  constructor(private readonly summaries: BenefitsSummaryService) {}

  @Get('GetSummaryOfBenefitsCheck/:quoteId')
  @Answers(SummaryOfBenefitsAnswer, 'NOT_FOUND')
  check(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() { planId }: SummaryOfBenefitsQuery,
  ): Promise<SummaryOfBenefitsCheck> {
    return this.summaries.check(user, quoteId, planId);
  }

  /** The PDF, shown in the browser. */
  @Get('GetSummaryOfBenefits/:quoteId')
  @AnswersFile('application/pdf', 'NOT_FOUND', 'RULE_BROKEN')
  async document(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() { planId }: SummaryOfBenefitsQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.summaries.make(user, quoteId, planId));
  }
}
