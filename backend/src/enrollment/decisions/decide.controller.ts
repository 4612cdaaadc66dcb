import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import type { DecideResponse } from '#shared/contract/enrollment';
import { decidedMessage } from '#shared/enrollment/decisions';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { EnrollmentOverviewService } from '../overview/enrollment-overview.service.ts';
import { DecideDto, SendBackDto } from './decide.dto.ts';
import { DecideService } from './decide.service.ts';
import { ReturnToAgentService } from './return-to-agent.service.ts';

/** Approve, Pend, Manual, Reject, Return to Agent. Spec 001 section 4, "Internal actions"; a call of ours. */
@Controller('api/enrollment')
@Allow('internal')
export class DecideController {
  constructor(
    private readonly decisions: DecideService,
    private readonly returnToAgent: ReturnToAgentService,
    private readonly overview: EnrollmentOverviewService,
  ) {}

  @Put('Decide/:quoteId')
  async decide(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: DecideDto,
  ): Promise<DecideResponse> {
    const quote = await this.decisions.decide(user, quoteId, body);
    return { Message: decidedMessage(quote.status), Overview: await this.overview.describe(user, quote) };
  }

  @Put('SendBackToSignatureRequired')
  @HttpCode(204)
  async sendBack(@CurrentUser() user: SessionUser, @Body() body: SendBackDto): Promise<void> {
    await this.returnToAgent.return(user, body);
  }
}
