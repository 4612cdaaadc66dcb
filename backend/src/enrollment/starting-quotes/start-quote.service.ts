import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CreateQuoteService } from '../../quoting/quotes/changes/create-quote.service.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { CopyQuoteService } from './copy-quote.service.ts';
import type { NewQuote, QuoteCopy } from './starting-quotes.dto.ts';

/** POST /api/quote starts a quote, new or as a copy of the quote whose id is sent. Spec 002 section 7. */
@Injectable()
export class StartQuoteService {
  constructor(
    private readonly createQuote: CreateQuoteService,
    private readonly copyQuote: CopyQuoteService,
  ) {}

  start(user: SessionUser, request: NewQuote | QuoteCopy): Promise<GroupQuote> {
    return 'Id' in request ? this.copyQuote.copy(user, request) : this.createQuote.create(user, request);
  }
}
