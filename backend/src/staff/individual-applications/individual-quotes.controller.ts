import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { IndividualQueueRow } from '#shared/sales/individual-application.record';
import type { IndividualQuoteCounts } from '#shared/sales/individual-review.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../../platform/http/answers.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { ListPageDto, ListQueryDto, toListQuery } from '../../platform/http/list-query.dto.ts';
import { Lists } from '../../platform/lists/lists.ts';
import {
  IndividualQueueAnswer,
  IndividualQueueSearchBody,
  IndividualQuoteCountsAnswer,
} from './individual-applications.dto.ts';
import { IndividualApplicationsService } from './individual-applications.service.ts';

/** The internal queue of individuals: spec 002 sections 2 ("Internal operations") and 7. */
@Controller('api/sales')
@Allow('internal')
export class IndividualQuotesController {
  constructor(
    private readonly applications: IndividualApplicationsService,
    private readonly lists: Lists,
  ) {}

  /** Quotes of households, most recent status change first. */
  @Get('GetIndividualQuotes')
  @AnswersList(IndividualQueueAnswer)
  list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<IndividualQueueRow[]> {
    return this.lists.page(this.applications, query, reply);
  }

  /** Same with the filter in the body, to keep names of people out of URLs. */
  @Post('GetIndividualQuotes')
  @AnswersList(IndividualQueueAnswer)
  @HttpCode(200)
  find(
    @Body() body: IndividualQueueSearchBody,
    @Query() page: ListPageDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IndividualQueueRow[]> {
    return this.lists.page(this.applications, toListQuery(body, page), reply);
  }

  /** The counts of the queue's work views: "Mine" is the caller's. */
  @Get('GetIndividualQuoteCounts')
  @Answers(IndividualQuoteCountsAnswer)
  counts(@CurrentUser() user: SessionUser): Promise<IndividualQuoteCounts> {
    return this.applications.counts(user);
  }

  /** Everything that matches, in list order. */
  @Get('GetIndividualQuotes.csv')
  @AnswersFile(CSV_TYPE)
  export(@Query() query: ListQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.applications, query, reply);
  }

  /** Same with the filter in the body. */
  @Post('GetIndividualQuotes.csv')
  @HttpCode(200)
  @AnswersFile(CSV_TYPE)
  exportFound(
    @Body() body: IndividualQueueSearchBody,
    @Query() page: ListPageDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.lists.file(this.applications, toListQuery(body, page), reply);
  }
}
