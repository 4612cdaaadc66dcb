import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { GroupErrorRow } from '#shared/error-reports/error-row.record';
import type { GroupQuoteCounts, GroupQuoteRow } from '#shared/sales/group-quote.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersEitherList, AnswersFile } from '../../platform/http/answers.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { setContentRange } from '../../platform/http/list-query.ts';
import { ListQueryDto } from '../../platform/http/list-query.dto.ts';
import { ExportGroupQuotesService } from './export-group-quotes.service.ts';
import { GroupErrorAnswer } from '../error-reports/error-reports.dto.ts';
import { GroupQuoteAnswer, GroupQuoteCountsAnswer, GroupQuotesQueryDto } from './group-quotes.dto.ts';
import { GroupQuotesService } from './group-quotes.service.ts';

/** The internal queue of group quotes: spec 002 sections 2 ("Internal operations") and 7. */
@Controller('api/sales')
@Allow('internal')
export class GroupQuotesController {
  constructor(
    private readonly quotes: GroupQuotesService,
    private readonly exportQuotes: ExportGroupQuotesService,
  ) {}

  /** Everybody's quotes; with isErrorReport=true the groups that could not be installed. */
  @Get('GetGroupQuotes')
  @AnswersEitherList([GroupQuoteAnswer, GroupErrorAnswer])
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: GroupQuotesQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GroupQuoteRow[] | GroupErrorRow[]> {
    const { rows, first, total } = await this.quotes.list(user, query);
    setContentRange(reply, { what: 'GetGroupQuotes', first, count: rows.length, total });
    return rows;
  }

  /** What each tab of the queue shows when it is opened. */
  @Get('GetGroupQuoteCounts')
  @Answers(GroupQuoteCountsAnswer)
  counts(): Promise<GroupQuoteCounts> {
    return this.quotes.counts();
  }

  /** Everything that matches. A GET that writes down who took it out: so no other site may cause it. */
  @Get('GetGroupQuotes.csv')
  @AnswersFile(CSV_TYPE)
  async export(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.exportQuotes.export(user, query));
  }
}
