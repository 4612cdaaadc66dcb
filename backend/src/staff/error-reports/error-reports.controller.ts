import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type {
  ErrorAttempt,
  ErrorCounts,
  ErrorMessageCount,
  GroupMemberErrorRow,
  OlderErrors,
} from '#shared/contract/error-reports';
import { Allow } from '../../platform/http/access.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { setContentRange } from '../../platform/http/list-query.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ErrorAttemptsService } from './attempts/error-attempts.service.ts';
import {
  ErrorAttemptsQueryDto,
  ErrorMessagesPageDto,
  ErrorMessagesQueryDto,
  ErrorReportQueryDto,
  ErrorReportSearchDto,
  OlderErrorsQueryDto,
  toReportQuery,
} from './error-reports.dto.ts';
import { ErrorReportsService } from './error-reports.service.ts';
import { ExportErrorReportService } from './export-error-report.service.ts';
import { GROUP_ERRORS } from './sources/group-errors.source.ts';
import { MEMBER_ERRORS } from './sources/member-errors.source.ts';

@Controller('api/sales')
@Allow('internal')
export class ErrorReportsController {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly attempts: ErrorAttemptsService,
    private readonly exportReport: ExportErrorReportService,
  ) {}

  /** Members who could not be installed, those that failed last first; without days, of the last seven. */
  @Get('GetSmallGroupMemberErrors')
  async list(
    @Query() query: ErrorReportQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GroupMemberErrorRow[]> {
    const { rows, first, total } = await this.reports.list(MEMBER_ERRORS, query);
    setContentRange(reply, { what: 'GetSmallGroupMemberErrors', first, count: rows.length, total });
    return rows;
  }

  /** Everything that matches. A GET that writes down who took it out: so no other site may cause it. */
  @Get('GetSmallGroupMemberErrors.csv')
  async exportMembers(
    @CurrentUser() user: SessionUser,
    @Query() query: ErrorReportQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.exportReport.export(user, MEMBER_ERRORS, query));
  }

  /** The file of GET /api/sales/GetGroupQuotes?isErrorReport=true. */
  @Get('GetGroupErrors.csv')
  async exportGroups(
    @CurrentUser() user: SessionUser,
    @Query() query: ErrorReportQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.exportReport.export(user, GROUP_ERRORS, query));
  }

  /** The different messages of a report with how many rows say each, by the same filter. */
  @Get('GetErrorMessages')
  countMessages(@Query() { report, ...query }: ErrorMessagesQueryDto): Promise<ErrorMessageCount[]> {
    return this.reports.countMessages(report, query);
  }

  /** The same with the filter in the body: names of people stay out of addresses. */
  @Post('GetErrorMessages')
  @HttpCode(200)
  countMessagesFound(
    @Body() body: ErrorReportSearchDto,
    @Query() { report }: ErrorMessagesPageDto,
  ): Promise<ErrorMessageCount[]> {
    return this.reports.countMessages(report, toReportQuery(body, {}));
  }

  @Get('GetErrorCounts')
  countAll(): Promise<ErrorCounts> {
    return this.reports.countAll();
  }

  /** What waits in a report from before its first day. */
  @Get('GetOlderErrors')
  countOlder(@Query() { report, before }: OlderErrorsQueryDto): Promise<OlderErrors> {
    return this.reports.countOlder(report, before);
  }

  /** The calls to the carrier system about a group and its members, newest first. */
  @Get('GetErrorAttempts/:groupInstallId')
  listAttempts(
    @Param('groupInstallId', PositiveIdPipe) groupInstallId: number,
    @Query() { censusMemberId }: ErrorAttemptsQueryDto,
  ): Promise<ErrorAttempt[]> {
    return this.attempts.list(groupInstallId, censusMemberId ?? null);
  }
}
