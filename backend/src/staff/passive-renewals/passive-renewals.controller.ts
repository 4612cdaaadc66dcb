import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type {
  RenewalPreview,
  SubmitForPassiveRenewalsResponse,
  UpcomingCounts,
  UpcomingGroupIds,
  UpcomingRenewalRow,
} from '#shared/renewals/upcoming-renewal.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { ListQueryDto } from '../../platform/http/list-query.dto.ts';
import {
  MatchingQuery,
  PreviewRenewalsBody,
  RenewalPreviewAnswer,
  SubmitRenewalsBody,
  SubmittedRenewalsAnswer,
  UpcomingCountsAnswer,
  UpcomingIdsAnswer,
  UpcomingRenewalAnswer,
} from './passive-renewals.dto.ts';
import { PreviewPassiveRenewalsService } from './preview-passive-renewals.service.ts';
import { SubmitForPassiveRenewalsService } from './submit-for-passive-renewals.service.ts';
import { UpcomingRenewalsService } from './upcoming/upcoming-renewals.service.ts';

/** Groups with upcoming renewals, and renewing many of them at once: spec 002 sections 2 and 7. */
@Controller('api/sales')
@Allow('internal')
export class PassiveRenewalsController {
  constructor(
    private readonly upcoming: UpcomingRenewalsService,
    private readonly lists: Lists,
    private readonly previewRenewals: PreviewPassiveRenewalsService,
    private readonly submitGroups: SubmitForPassiveRenewalsService,
    private readonly idempotency: Idempotency,
  ) {}

  /** Groups with upcoming renewals, the earliest first. */
  @Get('GetUpcomingPassiveRenewals')
  @AnswersList(UpcomingRenewalAnswer)
  list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<UpcomingRenewalRow[]> {
    return this.lists.page(this.upcoming, query, reply);
  }

  /** Every group that matches, by renewal date. */
  @Get('GetUpcomingPassiveRenewals.csv')
  @AnswersFile(CSV_TYPE)
  csv(@Query() { filter }: MatchingQuery, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.upcoming, { filter }, reply);
  }

  /** How many of the groups that match the filter, apart from its Standing, are ready, submitted and so on. */
  @Get('GetUpcomingPassiveRenewalCounts')
  @Answers(UpcomingCountsAnswer)
  countStandings(@CurrentUser() user: SessionUser, @Query() { filter }: MatchingQuery): Promise<UpcomingCounts> {
    return this.upcoming.countStandings(user, { filter });
  }

  /** Every group that matches and is ready: the targets of "select all". */
  @Get('GetUpcomingPassiveRenewalIds')
  @Answers(UpcomingIdsAnswer)
  listIds(@CurrentUser() user: SessionUser, @Query() { filter }: MatchingQuery): Promise<UpcomingGroupIds> {
    return this.upcoming.listIds(user, { filter });
  }

  /** Answers 200 because it only previews. */
  @Post('PreviewPassiveRenewals')
  @AnswersList(RenewalPreviewAnswer, 'NOT_FOUND')
  @HttpCode(200)
  preview(@CurrentUser() user: SessionUser, @Body() { groupIds }: PreviewRenewalsBody): Promise<RenewalPreview[]> {
    return this.previewRenewals.preview(user, groupIds);
  }

  /** Answers 200 instead of 201 because the screen treats any other status as a failure (spec 002 section 8). */
  @Post('SubmitForPassiveRenewals')
  @Answers(SubmittedRenewalsAnswer, 'NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE')
  @HttpCode(200)
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'A repeat answers the first answer.' })
  submit(
    @CurrentUser() user: SessionUser,
    @Body() body: SubmitRenewalsBody,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<SubmitForPassiveRenewalsResponse> {
    return this.idempotency.once({ user, key, call: 'SubmitForPassiveRenewals', body }, (finish) =>
      this.submitGroups.submit(user, body, finish),
    );
  }
}
