import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type {
  ErrorAttempt,
  ErrorCounts,
  ErrorMessageCount,
  OlderErrors,
} from '#shared/error-reports/error-reports.record';
import type { GroupMemberErrorRow } from '#shared/error-reports/error-row.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { DayListQueryDto } from '../../platform/http/list-query.dto.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { ErrorAttemptsService } from './attempts/error-attempts.service.ts';
import {
  ErrorAttemptAnswer,
  ErrorAttemptsQueryDto,
  ErrorCountsAnswer,
  ErrorMessageCountAnswer,
  ErrorMessagesPageDto,
  ErrorMessagesQueryDto,
  ErrorReportSearchBody,
  MemberErrorAnswer,
  OlderErrorsAnswer,
  OlderErrorsQueryDto,
} from './error-reports.dto.ts';
import { toListQuery } from '../../platform/http/list-query.dto.ts';
import { toAsked } from './error-report-query.ts';
import { ErrorReportsService } from './error-reports.service.ts';
import { GROUP_ERRORS } from './sources/group-errors.repository.ts';
import { MEMBER_ERRORS } from './sources/member-errors.repository.ts';

@Controller('api/sales')
@Allow('internal')
export class ErrorReportsController {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly attempts: ErrorAttemptsService,
    private readonly lists: Lists,
  ) {}

  /** Members who could not be installed, most recent failure first; the last seven days by default. */
  @Get('GetSmallGroupMemberErrors')
  @AnswersList(MemberErrorAnswer)
  list(
    @Query() query: DayListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GroupMemberErrorRow[]> {
    return this.lists.page(this.reports.listOf(MEMBER_ERRORS), toAsked(query), reply);
  }

  /** Everything that matches. */
  @Get('GetSmallGroupMemberErrors.csv')
  @AnswersFile(CSV_TYPE)
  exportMembers(@Query() query: DayListQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.reports.listOf(MEMBER_ERRORS), toAsked(query), reply);
  }

  /** The file of GET /api/sales/GetGroupQuotes?isErrorReport=true. */
  @Get('GetGroupErrors.csv')
  @AnswersFile(CSV_TYPE)
  exportGroups(@Query() query: DayListQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.reports.listOf(GROUP_ERRORS), toAsked(query), reply);
  }

  /** The distinct messages of a report with their number of rows, by the same filter. */
  @Get('GetErrorMessages')
  @AnswersList(ErrorMessageCountAnswer)
  countMessages(@Query() { report, ...query }: ErrorMessagesQueryDto): Promise<ErrorMessageCount[]> {
    return this.reports.countMessages(report, toAsked(query));
  }

  /** Same with the filter in the body, to keep names of people out of URLs. */
  @Post('GetErrorMessages')
  @AnswersList(ErrorMessageCountAnswer)
  @HttpCode(200)
  countMessagesFound(
    @Body() body: ErrorReportSearchBody,
    @Query() { report }: ErrorMessagesPageDto,
  ): Promise<ErrorMessageCount[]> {
    return this.reports.countMessages(report, toListQuery(body, {}));
  }

  /** The number of open rows in each report. */
  @Get('GetErrorCounts')
  @Answers(ErrorCountsAnswer)
  countAll(): Promise<ErrorCounts> {
    return this.reports.countAll();
  }

  /** The open rows of a report from before its default period. */
  @Get('GetOlderErrors')
  @Answers(OlderErrorsAnswer)
  countOlder(@Query() { report, before }: OlderErrorsQueryDto): Promise<OlderErrors> {
    return this.reports.countOlder(report, before);
  }

  /** The calls to the carrier system about a group and its members, newest first. */
  @Get('GetErrorAttempts/:groupInstallId')
  @AnswersList(ErrorAttemptAnswer, 'NOT_FOUND')
  listAttempts(
    @Param('groupInstallId', PositiveIdPipe) groupInstallId: number,
    @Query() { censusMemberId }: ErrorAttemptsQueryDto,
  ): Promise<ErrorAttempt[]> {
    return this.attempts.list(groupInstallId, censusMemberId ?? null);
  }
}
