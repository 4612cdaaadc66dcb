import { Injectable } from '@nestjs/common';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { IndividualQuotesService } from '../households/individual-quotes.service.ts';
import { Quotes, type AnyQuote } from '../quotes/quotes.repository.ts';
import { QuotesService } from '../quotes/quotes.service.ts';

export type AnyQuoteResponse = QuoteResponse | IndividualQuoteResponse;

/** Quotes of groups and of households in their API form. */
@Injectable()
export class QuoteAnswersService {
  constructor(
    private readonly quotes: Quotes,
    private readonly groups: QuotesService,
    private readonly individualQuotes: IndividualQuotesService,
  ) {}

  async find(user: SessionUser, id: number, options: { bypassExpiry: boolean }): Promise<AnyQuoteResponse> {
    return this.describe(user, await this.quotes.find(user, id), options);
  }

  /** For a quote already checked for this user. */
  describe(user: SessionUser, quote: AnyQuote, options = { bypassExpiry: false }): Promise<AnyQuoteResponse> {
    return quote.groupId === null ? this.individualQuotes.describe(user, quote, options) : this.groups.describe(user, quote);
  }
}
