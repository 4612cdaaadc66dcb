import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { QuoteAnswer } from '../../quoting/quotes/answers/quote-answer.ts';
import { QuotesService } from '../../quoting/quotes/quotes.service.ts';
import { StartQuotePipe } from './start-quote.pipe.ts';
import { StartQuoteService } from './start-quote.service.ts';
import { QuoteCopy, NewQuote } from './starting-quotes.dto.ts';

/** In this wing instead of quoting because a copy includes the members' enrollment details. */
@Controller('api/quote')
@Allow('smallgroup')
export class StartingQuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly startQuote: StartQuoteService,
  ) {}

  /** Creates a quote, or copies the one with the given `Id`. A second click returns the quote that the first one created. */
  @Post()
  @Answers(QuoteAnswer, 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN')
  @ApiExtraModels(NewQuote, QuoteCopy)
  @ApiBody({ schema: { oneOf: [{ $ref: getSchemaPath(NewQuote) }, { $ref: getSchemaPath(QuoteCopy) }] } })
  async start(
    @CurrentUser() user: SessionUser,
    @Body(StartQuotePipe) body: NewQuote | QuoteCopy,
  ): Promise<QuoteResponse> {
    return this.quotes.describe(user, await this.startQuote.start(user, body));
  }
}
