import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { ErrorReportQueryDto } from '../error-reports.dto.ts';
import type { RawReportQuery } from '../error-report-query.ts';
import { ErrorReportsService } from '../error-reports.service.ts';
import { ExportErrorReportService } from '../export-error-report.service.ts';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../../platform/http/answers.ts';
import { CSV_TYPE } from '../../../platform/http/csv-answer.ts';
import { refuseOtherSites } from '../../../platform/http/csrf.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { sendFile } from '../../../platform/http/file-answer.ts';
import { ListPageDto } from '../../../platform/http/list-query.dto.ts';
import { setContentRange } from '../../../platform/http/list-query.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { MarkPaymentProcessedService } from './mark-payment-processed.service.ts';
import { PAYMENT_ERRORS } from './payment-errors.source.ts';
import { PaymentErrorAnswer, PaymentReportBody, toListQuery, toPaymentErrorRow } from './payments.dto.ts';

/** Payments that were taken and could not be booked. Spec 002 section 7, "Sales and internal operations". */
@Controller('api/sales')
@Allow('internal')
export class PaymentsController {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly exportReport: ExportErrorReportService,
    private readonly markProcessed: MarkPaymentProcessedService,
  ) {}

  /** Without a range the first hundred that match, the newest first. Content-Range says of how many. */
  @Post('GetPaymentErrorReport')
  @AnswersList(PaymentErrorAnswer)
  @HttpCode(200)
  ask(
    @Body() body: PaymentReportBody,
    @Query() page: ListPageDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentErrorRow[]> {
    return this.page(toListQuery(body, page), reply);
  }

  /** The same with the filter in the address, as react-admin's lists have it. */
  @Get('GetPaymentErrorReport')
  @AnswersList(PaymentErrorAnswer)
  list(
    @Query() query: ErrorReportQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentErrorRow[]> {
    return this.page(query, reply);
  }

  /** Everything that matches. A GET that writes down who took it out: so no other site may cause it. */
  @Get('GetPaymentErrorReport.csv')
  @AnswersFile(CSV_TYPE)
  async export(
    @CurrentUser() user: SessionUser,
    @Query() query: ErrorReportQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.exportReport.export(user, PAYMENT_ERRORS, query));
  }

  /** The same with the filter in the body: names of people stay out of addresses. */
  @Post('GetPaymentErrorReport.csv')
  @AnswersFile(CSV_TYPE)
  @HttpCode(200)
  async exportFound(
    @CurrentUser() user: SessionUser,
    @Body() body: PaymentReportBody,
    @Query() page: ListPageDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.exportReport.export(user, PAYMENT_ERRORS, toListQuery(body, page)));
  }

  @Post('MarkPaymentProcessed/:holdPaymentId')
  @Answers(PaymentErrorAnswer, 'NOT_FOUND', 'WRONG_STATE')
  @HttpCode(200)
  async mark(
    @CurrentUser() user: SessionUser,
    @Param('holdPaymentId', PositiveIdPipe) holdPaymentId: number,
  ): Promise<PaymentErrorRow> {
    return toPaymentErrorRow(await this.markProcessed.mark(user, holdPaymentId));
  }

  private async page(query: RawReportQuery, reply: FastifyReply): Promise<PaymentErrorRow[]> {
    const { rows, first, total } = await this.reports.list(PAYMENT_ERRORS, query);
    setContentRange(reply, { what: 'GetPaymentErrorReport', first, count: rows.length, total });
    return rows;
  }
}
