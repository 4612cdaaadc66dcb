import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import type { TimelineEntry } from '#shared/timeline/timeline.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { answerEntries } from './answer-entries.ts';
import { TimelineEntryAnswer, TimelineQueryDto } from './timeline.dto.ts';
import { TimelineService } from './timeline.service.ts';

/** The history of a group or a quote, newest first, with Content-Range. Design section 5, "Audit". */
@Controller('api/timeline')
@Allow('smallgroup')
export class TimelineController {
  constructor(private readonly timeline: TimelineService) {}

  /** The group itself and all its quotes. */
  @Get('group/:groupId')
  @AnswersList(TimelineEntryAnswer, 'NOT_FOUND')
  async ofGroup(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
    @Query() query: TimelineQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TimelineEntry[]> {
    return answerEntries(reply, await this.timeline.listOfGroup(user, groupId, query));
  }

  /** One quote, of a group or a household. */
  @Get('quote/:quoteId')
  @Allow('smallgroup', ...INDIVIDUAL_QUOTING)
  @AnswersList(TimelineEntryAnswer, 'NOT_FOUND')
  async ofQuote(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() query: TimelineQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TimelineEntry[]> {
    return answerEntries(reply, await this.timeline.listOfQuote(user, quoteId, query));
  }
}
