import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { GroupBookRow } from '#shared/book-of-business/book.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { setContentRange } from '../../platform/http/list-query.ts';
import { GroupBookAnswer, GroupBookFilter, GroupBookQuery } from './book-of-business.dto.ts';
import { ExportGroupBookService } from './export-group-book.service.ts';
import { GroupBookService } from './group-book.service.ts';

/** The small-group book of business. Spec 000 section 7, "Book of business". */
@Controller()
@Allow('smallgroup')
export class GroupBookController {
  constructor(
    private readonly books: GroupBookService,
    private readonly exportBook: ExportGroupBookService,
  ) {}

  /** Groups with an insurer-assigned number. With `range` one page, otherwise the first 1,000. Content-Range gives the total. */
  @Get('api/bobsmallgroup')
  @AnswersList(GroupBookAnswer, 'NOT_FOUND')
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: GroupBookQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GroupBookRow[]> {
    const { rows, first, total } = await this.books.list(user, query);
    setContentRange(reply, { what: 'groups', first, count: rows.length, total });
    return rows;
  }

  /** Everything that matches, as bobData.csv. This GET writes an audit entry, so other sites must not be able to trigger it. */
  @Get('api/bobsmallgroup.csv')
  @AnswersFile(CSV_TYPE, 'NOT_FOUND')
  async export(
    @CurrentUser() user: SessionUser,
    @Query() query: GroupBookFilter,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.exportBook.export(user, query));
  }
}
