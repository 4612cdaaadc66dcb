import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { PaymentErrorRow } from '#shared/contract/payments';
import { ErrorReportsService } from '../error-reports/error-reports.service.ts';
import { ExportErrorReportService } from '../error-reports/export-error-report.service.ts';
import { Allow } from '../http/access.guard.ts';
import { refuseOtherSites } from '../http/csrf.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { sendFile } from '../http/file-answer.ts';
import { setContentRange } from '../http/list-query.ts';
import { PositiveIdPipe } from '../http/validation.ts';
import { MarkPaymentProcessedService } from './mark-payment-processed.service.ts';
import { PAYMENT_ERRORS } from './payment-errors.source.ts';
import { PaymentErrorReportDto, PaymentErrorsQueryDto, toListQuery, toPaymentErrorRow } from './payments.dto.ts';

/** Payments that were taken and could not be booked. Spec 002 section 7, "Sales and internal operations". */
@Controller('api/sales')
@Allow('internal')
export class PaymentsController {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly exportReport: ExportErrorReportService,
    private readonly markProcessed: MarkPaymentProcessedService,
  ) {}

  /** The first hundred that match, the newest first. Content-Range says of how many. */
  @Post('GetPaymentErrorReport')
  @HttpCode(200)
  ask(
    @Body() body: PaymentErrorReportDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentErrorRow[]> {
    return this.page(toListQuery(body), reply);
  }

  /** The same as a list that is paged, searched and sorted. */
  @Get('GetPaymentErrorReport')
  list(
    @Query() query: PaymentErrorsQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentErrorRow[]> {
    return this.page(query, reply);
  }

  /** Everything that matches. A GET that writes down who took it out: so no other site may cause it. */
  @Get('GetPaymentErrorReport.csv')
  async export(
    @CurrentUser() user: SessionUser,
    @Query() query: PaymentErrorsQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.exportReport.export(user, PAYMENT_ERRORS, query));
  }

  @Post('MarkPaymentProcessed/:holdPaymentId')
  @HttpCode(200)
  async mark(
    @CurrentUser() user: SessionUser,
    @Param('holdPaymentId', PositiveIdPipe) holdPaymentId: number,
  ): Promise<PaymentErrorRow> {
    return toPaymentErrorRow(await this.markProcessed.mark(user, holdPaymentId));
  }

  private async page(query: PaymentErrorsQueryDto, reply: FastifyReply): Promise<PaymentErrorRow[]> {
    const { rows, first, total } = await this.reports.list(PAYMENT_ERRORS, query);
    setContentRange(reply, { what: 'GetPaymentErrorReport', first, count: rows.length, total });
    return rows;
  }
}
