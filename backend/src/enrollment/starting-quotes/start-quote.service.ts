import { Injectable } from '@nestjs/common';
import { NEW_CONTRACT_RENEWAL, type NewContractRenewal } from '#shared/contract-renewals/contract-renewal.record';
import { mayQuoteIndividuals } from '#shared/roles/permissions';
import { NEW_INDIVIDUAL_QUOTE, NEW_MARKETPLACE_QUOTE } from '#shared/individuals/individual-quote.record';
import { AppError } from '../../platform/errors.ts';
import { NOT_ALLOWED } from '../../platform/http/access.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { IndividualQuotesService } from '../../quoting/households/individual-quotes.service.ts';
import { MarketplaceQuotesService } from '../../quoting/marketplace/marketplace-quotes.service.ts';
import { QuotesService } from '../../quoting/quotes/quotes.service.ts';
import type { AnyQuote, IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { CopyQuoteService } from './copy-quote.service.ts';
import type { StartedQuote } from './start-quote.pipe.ts';
import { isA } from '../../platform/http/body-of.ts';

type OpenRenewal = (user: SessionUser, request: NewContractRenewal) => Promise<IndividualQuote>;

/** POST /api/quote starts a quote, new or as a copy of the quote whose id is sent. Spec 002 section 7. */
@Injectable()
export class StartQuoteService {
  private openRenewal: OpenRenewal | null = null;

  constructor(
    private readonly groupQuotes: QuotesService,
    private readonly individualQuotes: IndividualQuotesService,
    private readonly marketplaceQuotes: MarketplaceQuotesService,
    private readonly copyQuote: CopyQuoteService,
  ) {}

  /** A renewal begins with a contract of the book, a wing above this one: it registers how. */
  renewContractsBy(open: OpenRenewal): void {
    this.openRenewal = open;
  }

  /** @throws NOT_ALLOWED for a line of business that is not the user's */
  start(user: SessionUser, request: StartedQuote): Promise<AnyQuote> {
    if (isA(NEW_MARKETPLACE_QUOTE, request)) {
      return this.marketplaceQuotes.start(user, request);
    }
    const isRenewal = isA(NEW_CONTRACT_RENEWAL, request);
    const isIndividual = isA(NEW_INDIVIDUAL_QUOTE, request);
    const { permissions } = user;
    if (!(isIndividual || isRenewal ? mayQuoteIndividuals(permissions) : permissions.includes('smallgroup'))) {
      throw new AppError('NOT_ALLOWED', NOT_ALLOWED);
    }
    if (isRenewal) {
      return this.openRenewal!(user, request);
    }
    if (isIndividual) {
      return this.individualQuotes.create(user, request);
    }
    return 'Id' in request
      ? this.copyQuote.copy(user, request)
      : this.groupQuotes.create(user, request, async (tx, quote) => {
          if (!request.EmptyCensus) {
            await this.copyQuote.fillRenewal(tx, quote);
          }
        });
  }
}
