import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { Lists } from '../../../platform/lists/lists.ts';
import { toAsked } from '../error-report-query.ts';
import { ErrorReportsService } from '../error-reports.service.ts';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../../platform/http/answers.ts';
import { CSV_TYPE } from '../../../platform/http/csv-answer.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { DayListQueryDto, ListPageDto } from '../../../platform/http/list-query.dto.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { MarkPaymentProcessedService } from './mark-payment-processed.service.ts';
import { PAYMENT_ERRORS } from './payment-errors.repository.ts';
import { PaymentErrorAnswer, PaymentReportBody, toListQuery, toPaymentErrorRow } from './payments.dto.ts';

/** Payments that were made and could not be booked. Spec 002 section 7, "Sales and internal operations". */
@Controller('api/sales')
@Allow('internal')
export class PaymentsController {
  private readonly report = this.reports.listOf(PAYMENT_ERRORS);

  constructor(
    private readonly reports: ErrorReportsService,
    private readonly lists: Lists,
    private readonly markProcessed: MarkPaymentProcessedService,
  ) {}

  /** Without a range the first hundred matches, newest first. Content-Range gives the total. */
  @Post('GetPaymentErrorReport')
  @AnswersList(PaymentErrorAnswer)
  @HttpCode(200)
  ask(
    @Body() body: PaymentReportBody,
    @Query() page: ListPageDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentErrorRow[]> {
    return this.lists.page(this.report, toListQuery(body, page), reply);
  }

  /** Same with the filter in the URL, as sent by react-admin's lists. */
  @Get('GetPaymentErrorReport')
  @AnswersList(PaymentErrorAnswer)
  list(@Query() query: DayListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<PaymentErrorRow[]> {
    return this.lists.page(this.report, toAsked(query), reply);
  }

  /** Everything that matches. */
  @Get('GetPaymentErrorReport.csv')
  @AnswersFile(CSV_TYPE)
  export(@Query() query: DayListQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.report, toAsked(query), reply);
  }

  /** Same with the filter in the body, to keep names of people out of URLs. */
  @Post('GetPaymentErrorReport.csv')
  @HttpCode(200)
  @AnswersFile(CSV_TYPE)
  exportFound(@Body() body: PaymentReportBody, @Query() page: ListPageDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.report, toListQuery(body, page), reply);
  }

  /** Records that a payment was booked by hand. */
  @Post('MarkPaymentProcessed/:holdPaymentId')
  @Answers(PaymentErrorAnswer, 'NOT_FOUND', 'WRONG_STATE')
  @HttpCode(200)
  async mark(
    @CurrentUser() user: SessionUser,
    @Param('holdPaymentId', PositiveIdPipe) holdPaymentId: number,
  ): Promise<PaymentErrorRow> {
    return toPaymentErrorRow(await this.markProcessed.mark(user, holdPaymentId));
  }
}
