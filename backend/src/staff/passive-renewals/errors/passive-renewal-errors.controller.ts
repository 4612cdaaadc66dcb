import { Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { IsOptional } from 'class-validator';
import type { FastifyReply } from 'fastify';
import type { PassiveRenewalErrorRow, ResubmitPassiveRenewalResponse } from '#shared/contract/passive-renewals';
import type { IsoDate } from '#shared/dates/iso-date';
import type { RawReportQuery } from '../../error-reports/error-report-query.ts';
import { ErrorReportsService } from '../../error-reports/error-reports.service.ts';
import { ExportErrorReportService } from '../../error-reports/export-error-report.service.ts';
import { PASSIVE_RENEWAL_ERRORS } from '../../error-reports/sources/passive-renewal-errors.source.ts';
import { Allow } from '../../../platform/http/access.ts';
import { refuseOtherSites } from '../../../platform/http/csrf.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { sendFile } from '../../../platform/http/file-answer.ts';
import { ListQueryDto } from '../../../platform/http/list-query.dto.ts';
import { setContentRange } from '../../../platform/http/list-query.ts';
import { PositiveIdPipe, WireDay } from '../../../platform/http/validation.ts';
import { ResubmitPassiveRenewalService } from './resubmit-passive-renewal.service.ts';

class PassiveRenewalErrorsQuery extends ListQueryDto implements RawReportQuery {
  @IsOptional()
  @WireDay()
  fromDate?: IsoDate;

  @IsOptional()
  @WireDay()
  toDate?: IsoDate;
}

/** Quotes whose passive renewal failed, and trying one again. Spec 002 section 7. */
@Controller('api/sales')
@Allow('internal')
export class PassiveRenewalErrorsController {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly exportReport: ExportErrorReportService,
    private readonly resubmitRenewal: ResubmitPassiveRenewalService,
  ) {}

  /** Those that failed last first; without days, of the last seven. */
  @Get('GetPassiveRenewalErrors')
  async list(
    @Query() query: PassiveRenewalErrorsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PassiveRenewalErrorRow[]> {
    const { rows, first, total } = await this.reports.list(PASSIVE_RENEWAL_ERRORS, query);
    setContentRange(reply, { what: 'GetPassiveRenewalErrors', first, count: rows.length, total });
    return rows;
  }

  /** Everything that matches. A GET that writes down who took it out: so no other site may cause it. */
  @Get('GetPassiveRenewalErrors.csv')
  async csv(
    @CurrentUser() user: SessionUser,
    @Query() query: PassiveRenewalErrorsQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.exportReport.export(user, PASSIVE_RENEWAL_ERRORS, query));
  }

  /** One that fails again is answered with 200 and the reason. */
  @Put('ResubmitPassiveRenewal/:quoteId')
  resubmit(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<ResubmitPassiveRenewalResponse> {
    return this.resubmitRenewal.resubmit(user, quoteId);
  }
}
