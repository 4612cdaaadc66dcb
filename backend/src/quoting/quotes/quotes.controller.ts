import { Controller, Get, Param } from '@nestjs/common';
import type { NewQuoteOption, QuoteResponse } from '#shared/quotes/quote.record';
import { Allow } from '../../platform/http/access.ts';
import { AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { QuoteAnswer } from './answers/quote-answer.ts';
import { NewQuoteOptionsService } from './changes/new-quote-options.service.ts';
import { NewQuoteOptionAnswer } from './quotes.dto.ts';
import { QuotesService } from './quotes.service.ts';

/** Group quotes. Spec 002 section 7, "Quote". */
@Controller('api/quote')
@Allow('smallgroup')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly newQuoteOptions: NewQuoteOptionsService,
  ) {}

  @Get('GetByGroup/:groupId')
  @AnswersList(QuoteAnswer, 'NOT_FOUND')
  listByGroup(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
  ): Promise<QuoteResponse[]> {
    return this.quotes.listByGroup(user, groupId);
  }

  /** Which quotes this user could start for the group, and why not the others. Stores nothing. */
  @Get('NewQuoteOptions/:groupId')
  @AnswersList(NewQuoteOptionAnswer, 'NOT_FOUND')
  listNewQuoteOptions(
    @CurrentUser() user: SessionUser,
    @Param('groupId', PositiveIdPipe) groupId: number,
  ): Promise<NewQuoteOption[]> {
    return this.newQuoteOptions.list(user, groupId);
  }
}
