import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { IndividualApplicationRow } from '#shared/error-reports/error-row.record';
import type { ErrorAttempt, IndividualRepairResponse } from '#shared/error-reports/error-reports.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../../platform/http/answers.ts';
import { CSV_TYPE } from '../../../platform/http/csv-answer.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { Lists } from '../../../platform/lists/lists.ts';
import { toListQuery } from '../../../platform/http/list-query.dto.ts';
import { ErrorAttemptsService } from '../attempts/error-attempts.service.ts';
import { ErrorAttemptAnswer, ErrorReportSearchBody } from '../error-reports.dto.ts';
import { ErrorReportsService } from '../error-reports.service.ts';
import {
  applicationsQuery,
  IndividualApplicationAnswer,
  IndividualApplicationsPageDto,
  IndividualApplicationsQueryDto,
  IndividualRepairAnswer,
} from './individual-applications.dto.ts';
import { ResolveIndividualService } from './resolve-individual.service.ts';
import { ResubmitIndividualService } from './resubmit-individual.service.ts';

/** Submitted individual enrollments. Spec 002 section 7, "Sales and internal operations". */
@Controller('api/sales')
@Allow('internal')
export class IndividualApplicationsController {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly lists: Lists,
    private readonly attempts: ErrorAttemptsService,
    private readonly resubmitIndividual: ResubmitIndividualService,
    private readonly resolveIndividual: ResolveIndividualService,
  ) {}

  /**
   * With isErrorReport=true those that could not be sent (the last day), with isFfmErrorReport=true those of the marketplace (the last
   * seven days); otherwise all submitted ones (the last thirty days).
   */
  @Get('GetIndividualApplications')
  @AnswersList(IndividualApplicationAnswer)
  list(
    @Query() query: IndividualApplicationsQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IndividualApplicationRow[]> {
    return this.page(query, reply);
  }

  /** Same with the filter in the body, to keep names of people out of URLs. */
  @Post('GetIndividualApplications')
  @AnswersList(IndividualApplicationAnswer)
  @HttpCode(200)
  find(
    @Body() body: ErrorReportSearchBody,
    @Query() page: IndividualApplicationsPageDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IndividualApplicationRow[]> {
    return this.page(toListQuery(body, page), reply);
  }

  /** Everything that matches. */
  @Get('GetIndividualApplications.csv')
  @AnswersFile(CSV_TYPE)
  export(@Query() query: IndividualApplicationsQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.file(query, reply);
  }

  /** Same with the filter in the body. */
  @Post('GetIndividualApplications.csv')
  @HttpCode(200)
  @AnswersFile(CSV_TYPE)
  exportFound(
    @Body() body: ErrorReportSearchBody,
    @Query() page: IndividualApplicationsPageDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.file(toListQuery(body, page), reply);
  }

  /** The calls to the carrier system or the marketplace about a household's application, and errors that its agent saw; newest first. */
  @Get('GetIndividualAttempts/:individualApplicationId')
  @AnswersList(ErrorAttemptAnswer, 'NOT_FOUND')
  listAttempts(@Param('individualApplicationId', PositiveIdPipe) id: number): Promise<ErrorAttempt[]> {
    return this.attempts.listOfApplication(id);
  }

  /**
   * Sends an application to the carrier system again, or after a technical failure to the marketplace, as it was signed. The path is ours:
   * the specification names none.
   */
  @Put('ResubmitIndividual/:individualApplicationId')
  @Answers(IndividualRepairAnswer, 'NOT_FOUND', 'WRONG_STATE')
  async resubmit(
    @CurrentUser() user: SessionUser,
    @Param('individualApplicationId', PositiveIdPipe) id: number,
  ): Promise<IndividualRepairResponse> {
    await this.resubmitIndividual.resubmit(user, id);
    return { IndividualApplicationId: id, Status: 'Waiting' };
  }

  /**
   * Records that a household was enrolled by hand, or dismisses the error of one that was not submitted (NotSent). `ewsTransactionId`
   * identifies the error that the user saw.
   */
  @Put('MarkIndividualResolved/:individualApplicationId/:ewsTransactionId')
  @Answers(IndividualRepairAnswer, 'NOT_FOUND', 'WRONG_STATE')
  async resolve(
    @CurrentUser() user: SessionUser,
    @Param('individualApplicationId', PositiveIdPipe) id: number,
    @Param('ewsTransactionId', PositiveIdPipe) ewsTransactionId: number,
  ): Promise<IndividualRepairResponse> {
    const status = await this.resolveIndividual.resolve(user, id, ewsTransactionId);
    return { IndividualApplicationId: id, Status: status };
  }

  private page(query: IndividualApplicationsQueryDto, reply: FastifyReply): Promise<IndividualApplicationRow[]> {
    const { source, raw } = applicationsQuery(query);
    return this.lists.page(this.reports.listOf(source), raw, reply);
  }

  private file(query: IndividualApplicationsQueryDto, reply: FastifyReply): Promise<void> {
    const { source, raw } = applicationsQuery(query);
    return this.lists.file(this.reports.listOf(source), raw, reply);
  }
}
