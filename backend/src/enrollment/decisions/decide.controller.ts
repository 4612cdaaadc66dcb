import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import type { DecideResponse } from '#shared/enrollment/enrollment.record';
import { decidedMessage } from '#shared/enrollment/decisions';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersNothing } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { EnrollmentOverviewService } from '../overview/enrollment-overview.service.ts';
import { DecideBody, DecidedAnswer, SendBackBody } from './decide.dto.ts';
import { DecideService } from './decide.service.ts';
import { ReturnToAgentService } from './return-to-agent.service.ts';

/** Approve, Pend, Manual, Reject, Return to Agent. Spec 001 section 4, "Internal actions"; the call is our addition. */
@Controller('api/enrollment')
@Allow('internal')
export class DecideController {
  constructor(
    private readonly decisions: DecideService,
    private readonly returnToAgent: ReturnToAgentService,
    private readonly overview: EnrollmentOverviewService,
  ) {}

  @Put('Decide/:quoteId')
  @Answers(DecidedAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async decide(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: DecideBody,
  ): Promise<DecideResponse> {
    const quote = await this.decisions.decide(user, quoteId, body);
    return { Message: decidedMessage(quote.status), Overview: await this.overview.describe(user, quote) };
  }

  @Put('SendBackToSignatureRequired')
  @HttpCode(204)
  @AnswersNothing('NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async sendBack(@CurrentUser() user: SessionUser, @Body() body: SendBackBody): Promise<void> {
    await this.returnToAgent.return(user, body);
  }
}
