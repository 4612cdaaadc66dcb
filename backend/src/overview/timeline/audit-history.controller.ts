import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { TimelineEntry } from '#shared/timeline/timeline.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { AuditHistoryService } from './audit-history.service.ts';
import { answerEntries } from './answer-entries.ts';
import { TimelineEntryAnswer, TimelineQueryDto } from './timeline.dto.ts';

/** The history of a business rule or a user, newest first, with Content-Range. Design section 5, "Audit". */
@Controller('api/timeline')
export class AuditHistoryController {
  constructor(private readonly lives: AuditHistoryService) {}

  /** By the id of any of its versions: the rule's full history. */
  @Get('rule/:ruleId')
  @AnswersList(TimelineEntryAnswer, 'NOT_FOUND')
  @Allow('internal')
  async ofRule(
    @CurrentUser() user: SessionUser,
    @Param('ruleId', PositiveIdPipe) ruleId: number,
    @Query() query: TimelineQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TimelineEntry[]> {
    return answerEntries(reply, await this.lives.listOfRule(user, ruleId, query));
  }

  /** Entries about the user: changes of the account and sign-ins, the newest thousand. */
  @Get('user/:userId')
  @AnswersList(TimelineEntryAnswer, 'NOT_FOUND')
  @Allow('superuser')
  async ofUser(
    @CurrentUser() user: SessionUser,
    @Param('userId', PositiveIdPipe) userId: number,
    @Query() query: TimelineQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TimelineEntry[]> {
    return answerEntries(reply, await this.lives.listOfUser(user, userId, query));
  }

  /** Actions of the user, the newest thousand. */
  @Get('user/:userId/actions')
  @AnswersList(TimelineEntryAnswer, 'NOT_FOUND')
  @Allow('superuser')
  async byUser(
    @CurrentUser() user: SessionUser,
    @Param('userId', PositiveIdPipe) userId: number,
    @Query() query: TimelineQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TimelineEntry[]> {
    return answerEntries(reply, await this.lives.listByUser(user, userId, query));
  }
}
