import { Body, Controller, Param, Put } from '@nestjs/common';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { EnrollmentOverviewService } from '../overview/enrollment-overview.service.ts';
import { RepliedAnswer, ReplyBody } from './reply.dto.ts';
import { ReplyService } from './reply.service.ts';

/** The agent's reply to a pended decision; our addition. */
@Controller('api/enrollment')
@Allow('agent', 'agentadmin', 'generalagent', 'agentbroker')
export class ReplyController {
  constructor(
    private readonly replies: ReplyService,
    private readonly overview: EnrollmentOverviewService,
  ) {}

  @Put('Reply/:quoteId')
  @Answers(RepliedAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async reply(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: ReplyBody,
  ): Promise<EnrollmentOverview> {
    return this.overview.describe(user, await this.replies.reply(user, quoteId, body));
  }
}
