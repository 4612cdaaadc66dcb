import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { BookRecord, SearchPage, SearchResult } from '#shared/book-of-business/individuals/individual-book.record';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { sendFile } from '../../platform/http/file-answer.ts';
import { parseListQuery, setContentRange } from '../../platform/http/list-query.ts';
import { ReadsByPost } from '../../platform/http/recent-change.ts';
import { ExportIndividualBookService } from './export-individual-book.service.ts';
import { FindContractsService } from './find-contracts.service.ts';
import {
  BookQuery,
  BookRecordAnswer,
  BookToExport,
  CanceledFilter,
  CanceledQuery,
  IndividualSearchBody,
  SearchPageAnswer,
  SearchPageQuery,
  SearchResultAnswer,
  SpecificContractBody,
} from './individual-book.dto.ts';
import { IndividualBookService } from './individual-book.service.ts';

/** Maximum number of void contracts returned without a range. */
const WITHOUT_RANGE = 1_000;

/**
 * The individual book of business, and that of Medicare. Spec 000 section 7, "Book of business"; internal staff pick an agent: individuals,
 * decision 23.
 */
@Controller('api/BobIndividual')
@Allow(...INDIVIDUAL_QUOTING)
export class IndividualBookController {
  constructor(
    private readonly books: IndividualBookService,
    private readonly contracts: FindContractsService,
    private readonly exportBook: ExportIndividualBookService,
  ) {}

  /** The first page of a book: the latest due dates first. */
  @Get('Get')
  @Answers(SearchPageAnswer, 'NOT_FOUND')
  first(@CurrentUser() user: SessionUser, @Query() { medicare, agentId }: BookQuery): Promise<SearchPage> {
    return this.books.firstPage(user, isTrue(medicare) ?? false, agentId);
  }

  /** One page, or with FillAllPages all up to 1,000 contracts. A POST, to keep names and phone numbers out of URLs. */
  @Post('Search')
  @Answers(SearchResultAnswer, 'NOT_FOUND')
  @ReadsByPost()
  @HttpCode(200)
  search(@CurrentUser() user: SessionUser, @Body() search: IndividualSearchBody): Promise<SearchResult> {
    return this.books.search(user, search);
  }

  /** Another page of a search of this user, for 30 minutes. */
  @Get('GetSearchPage')
  @Answers(SearchPageAnswer, 'NOT_FOUND')
  page(@CurrentUser() user: SessionUser, @Query() query: SearchPageQuery): Promise<SearchPage> {
    const { paginationId: guid, pageIndex, isMedicare } = query;
    return this.books.laterPage(user, { guid, index: Number(pageIndex), isMedicare: isTrue(isMedicare) });
  }

  /** One contract of the book, void or not: by its number, or by first name, last name and phone, all three. */
  @Post('SearchContract')
  @AnswersList(BookRecordAnswer, 'RULE_BROKEN', 'NOT_FOUND')
  @ReadsByPost()
  @HttpCode(200)
  specific(@CurrentUser() user: SessionUser, @Body() asked: SpecificContractBody): Promise<BookRecord[]> {
    return this.contracts.listSpecific(user, asked);
  }

  /** Void contracts, by name. With `range` one page, otherwise the first 1,000. Content-Range gives the total. */
  @Get('GetCanceledContracts')
  @AnswersList(BookRecordAnswer, 'NOT_FOUND')
  async canceled(
    @CurrentUser() user: SessionUser,
    @Query() { agentId, medicare, range: asked }: CanceledQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookRecord[]> {
    const { range } = parseListQuery({ range: asked }, { sort: [], filter: [] });
    const sought = await this.contracts.openVoid(user, agentId, isTrue(medicare));
    const page = range ?? { first: 0, count: WITHOUT_RANGE };
    const { records, total } = await this.contracts.list(sought, {
      ...page,
      order: 'MEMBER_LASTNAME',
      direction: 'ASC',
    });
    setContentRange(reply, { what: 'contracts', first: page.first, count: records.length, total });
    return records;
  }

  /** Everything that matches, as bobData.csv. */
  @Post('Search.csv')
  @AnswersFile(CSV_TYPE, 'NOT_FOUND')
  @ReadsByPost()
  @HttpCode(200)
  async export(
    @CurrentUser() user: SessionUser,
    @Body() search: BookToExport,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.exportBook.export(user, search));
  }

  /** Void contracts as bobData.csv. This GET writes an audit entry, so other sites must not be able to trigger it. */
  @Get('GetCanceledContracts.csv')
  @AnswersFile(CSV_TYPE, 'NOT_FOUND')
  async exportCanceled(
    @CurrentUser() user: SessionUser,
    @Query() { agentId, medicare }: CanceledFilter,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(reply.request);
    await sendFile(reply, await this.exportBook.exportVoid(user, agentId, isTrue(medicare)));
  }
}

/** null where the caller does not say. */
const isTrue = (text: 'true' | 'false' | null): boolean | null => (text === null ? null : text === 'true');
