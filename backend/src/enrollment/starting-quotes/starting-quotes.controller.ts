import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { Allow } from '../../platform/http/access.ts';
import { AnswersEither } from '../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { QuoteAnswer } from '../../quoting/quotes/answers/quote-answer.ts';
import { IndividualQuoteAnswer } from '../../quoting/households/individual-quote-answer.ts';
import { type AnyQuoteResponse, QuoteAnswersService } from '../../quoting/quote-actions/quote-answers.service.ts';
import { type StartedQuote, StartQuotePipe } from './start-quote.pipe.ts';
import { StartQuoteService } from './start-quote.service.ts';
import {
  ContractToRenew,
  NewIndividualQuote,
  NewMarketplaceQuote,
  NewQuote,
  QuoteCopy,
} from './starting-quotes.dto.ts';

const BODIES = [NewQuote, QuoteCopy, NewIndividualQuote, NewMarketplaceQuote, ContractToRenew];

/** In this wing instead of quoting because a copy includes the members' enrollment details. */
@Controller('api/quote')
@Allow('smallgroup', ...INDIVIDUAL_QUOTING)
export class StartingQuotesController {
  constructor(
    private readonly answers: QuoteAnswersService,
    private readonly startQuote: StartQuoteService,
  ) {}

  /** Creates a quote, or copies the one with the given `Id`. A second click returns the quote that the first one created. With `Ffm`: the marketplace quote of a consumer, or the user's open one. With `ContractId`: the renewal of a contract, or the one that renews it already. */
  @Post()
  @AnswersEither([QuoteAnswer, IndividualQuoteAnswer], 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN', 'UPSTREAM_FAILED')
  @ApiExtraModels(...BODIES)
  @ApiBody({
    schema: { oneOf: BODIES.map((body) => ({ $ref: getSchemaPath(body) })) },
  })
  async start(@CurrentUser() user: SessionUser, @Body(StartQuotePipe) body: StartedQuote): Promise<AnyQuoteResponse> {
    return this.answers.describe(user, await this.startQuote.start(user, body));
  }
}
