import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { AnswersFile } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { PlanComparison } from './comparison.dto.ts';
import { ComparePlansService } from './compare-plans.service.ts';

/** Spec 002 section 7, "Plans". */
@Controller('api/plan')
@Allow('smallgroup', ...INDIVIDUAL_QUOTING)
export class ComparisonController {
  constructor(private readonly comparePlans: ComparePlansService) {}

  /** A POST that changes nothing, as in the specification. */
  @Post('GetPlanComparisonPdf/:quoteId')
  @AnswersFile('application/pdf', 'NOT_FOUND', 'RULE_BROKEN')
  @HttpCode(200)
  async document(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: PlanComparison,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.comparePlans.make(user, quoteId, body));
  }
}
