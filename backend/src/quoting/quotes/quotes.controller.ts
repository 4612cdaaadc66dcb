import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { EhbPercentageResponse, NewQuoteOption, QuoteResponse } from '#shared/quotes/quote.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersList } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { QuoteAnswer } from './answers/quote-answer.ts';
import { NewQuoteOptionsService } from './changes/new-quote-options.service.ts';
import { RenameQuoteService } from './changes/rename-quote.service.ts';
import { EssentialBenefitsService } from './essential-benefits/essential-benefits.service.ts';
import { EhbShareAnswer, NewQuoteOptionAnswer, QuoteChange } from './quotes.dto.ts';
import { QuotesService } from './quotes.service.ts';

/** Group quotes. Spec 002 section 7, "Quote". */
@Controller('api/quote')
@Allow('smallgroup')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly renameQuote: RenameQuoteService,
    private readonly essentialBenefits: EssentialBenefitsService,
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

  /** `bypassSepValidationFlag` applies to individual quotes and is ignored here. */
  @Get(':id')
  @Answers(QuoteAnswer, 'NOT_FOUND')
  find(@CurrentUser() user: SessionUser, @Param('id', PositiveIdPipe) id: number): Promise<QuoteResponse> {
    return this.quotes.find(user, id);
  }

  /** The share of the selected plans' premium for essential health benefits. */
  @Get('GetEHBPercentageValue/:id')
  @Answers(EhbShareAnswer, 'NOT_FOUND')
  findEhbPercentage(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
  ): Promise<EhbPercentageResponse> {
    return this.essentialBenefits.find(user, id);
  }

  /** Renames the quote. An invalid name is refused with a message that starts with "Error:". */
  @Put()
  @Answers(QuoteAnswer, 'NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN')
  async update(@CurrentUser() user: SessionUser, @Body() body: QuoteChange): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.renameQuote.rename(user, body));
  }
}
