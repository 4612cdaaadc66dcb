import { Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PASSIVE_RENEWAL_ERROR, type PassiveRenewalErrorRow } from '#shared/error-reports/error-row.record';
import { RESUBMITTED_RENEWAL, type ResubmitPassiveRenewalResponse } from '#shared/renewals/upcoming-renewal.record';
import { Lists } from '../../../platform/lists/lists.ts';
import { DayListQueryDto } from '../../../platform/http/list-query.dto.ts';
import { toAsked } from '../../error-reports/error-report-query.ts';
import { ErrorReportsService } from '../../error-reports/error-reports.service.ts';
import { PASSIVE_RENEWAL_ERRORS } from '../../error-reports/sources/passive-renewal-errors.repository.ts';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../../platform/http/answers.ts';
import { answerOf } from '../../../platform/http/body-of.ts';
import { CSV_TYPE } from '../../../platform/http/csv-answer.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { ResubmitPassiveRenewalService } from './resubmit-passive-renewal.service.ts';

class PassiveRenewalErrorAnswer extends answerOf(PASSIVE_RENEWAL_ERROR) {}
class ResubmittedRenewalAnswer extends answerOf(RESUBMITTED_RENEWAL) {}

/** Quotes whose passive renewal failed, and retrying one. Spec 002 section 7. */
@Controller('api/sales')
@Allow('internal')
export class PassiveRenewalErrorsController {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly lists: Lists,
    private readonly resubmitRenewal: ResubmitPassiveRenewalService,
  ) {}

  /** Most recent failure first; the last seven days by default. */
  @Get('GetPassiveRenewalErrors')
  @AnswersList(PassiveRenewalErrorAnswer)
  list(
    @Query() query: DayListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PassiveRenewalErrorRow[]> {
    return this.lists.page(this.reports.listOf(PASSIVE_RENEWAL_ERRORS), toAsked(query), reply);
  }

  /** Everything that matches. */
  @Get('GetPassiveRenewalErrors.csv')
  @AnswersFile(CSV_TYPE)
  csv(@Query() query: DayListQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.reports.listOf(PASSIVE_RENEWAL_ERRORS), toAsked(query), reply);
  }

  /** A repeated failure is answered with 200 and the reason. */
  @Put('ResubmitPassiveRenewal/:quoteId')
  @Answers(ResubmittedRenewalAnswer, 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  resubmit(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
  ): Promise<ResubmitPassiveRenewalResponse> {
    return this.resubmitRenewal.resubmit(user, quoteId);
  }
}
