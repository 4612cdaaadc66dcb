import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { GroupErrorRow } from '#shared/error-reports/error-row.record';
import type { GroupQuoteCounts, GroupQuoteRow } from '#shared/sales/group-quote.record';
import { Allow } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { Answers, AnswersEitherList, AnswersFile } from '../../platform/http/answers.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import { ListQueryDto } from '../../platform/http/list-query.dto.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { toAsked } from '../error-reports/error-report-query.ts';
import { ErrorReportsService } from '../error-reports/error-reports.service.ts';
import { GROUP_ERRORS } from '../error-reports/sources/group-errors.repository.ts';
import { GroupErrorAnswer, GroupQuoteAnswer, GroupQuoteCountsAnswer, GroupQuotesQueryDto } from './group-quotes.dto.ts';
import { GroupQuotesService } from './group-quotes.service.ts';

/** The internal queue of group quotes: spec 002 sections 2 ("Internal operations") and 7. */
@Controller('api/sales')
@Allow('internal')
export class GroupQuotesController {
  constructor(
    private readonly quotes: GroupQuotesService,
    private readonly reports: ErrorReportsService,
    private readonly lists: Lists,
  ) {}

  /** All quotes; with isErrorReport=true the groups that could not be installed. */
  @Get('GetGroupQuotes')
  @AnswersEitherList([GroupQuoteAnswer, GroupErrorAnswer])
  list(
    @Query() { isErrorReport, ...query }: GroupQuotesQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GroupQuoteRow[] | GroupErrorRow[]> {
    return isErrorReport === 'true'
      ? this.lists.page(this.reports.listOf(GROUP_ERRORS), toAsked(query), reply)
      : this.lists.page(this.quotes, query, reply);
  }

  /** The initial count of each tab of the queue, and the counts of its work views: "Mine" is the caller's. */
  @Get('GetGroupQuoteCounts')
  @Answers(GroupQuoteCountsAnswer)
  counts(@CurrentUser() user: SessionUser): Promise<GroupQuoteCounts> {
    return this.quotes.counts(user);
  }

  /** Everything that matches, in list order. */
  @Get('GetGroupQuotes.csv')
  @AnswersFile(CSV_TYPE)
  export(@Query() query: ListQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.quotes, query, reply);
  }
}
