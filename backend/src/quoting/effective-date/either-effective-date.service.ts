import { Injectable } from '@nestjs/common';
import type { UpdateEffectiveDateRequest } from '#shared/quotes/quote.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { IndividualQuotesService } from '../households/individual-quotes.service.ts';
import { Quotes, type AnyQuote } from '../quotes/quotes.repository.ts';
import { ChangeEffectiveDateService } from './change-effective-date.service.ts';

/** Changes the effective date by the rules of the quote's line: the census of a group must fit, the terms of a household. */
@Injectable()
export class EitherEffectiveDateService {
  constructor(
    private readonly quotes: Quotes,
    private readonly groups: ChangeEffectiveDateService,
    private readonly individualQuotes: IndividualQuotesService,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN, STALE_VERSION */
  async change(user: SessionUser, quoteId: number, request: UpdateEffectiveDateRequest): Promise<AnyQuote> {
    const { groupId } = await this.quotes.find(user, quoteId);
    return groupId === null
      ? this.individualQuotes.change(user, { Id: quoteId, ...request })
      : this.groups.change(user, quoteId, request);
  }
}
