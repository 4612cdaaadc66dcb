import { Injectable } from '@nestjs/common';
import { NEW_CONTRACT_RENEWAL } from '#shared/contract-renewals/contract-renewal.record';
import { mayQuoteIndividuals } from '#shared/roles/permissions';
import { NEW_INDIVIDUAL_QUOTE, NEW_MARKETPLACE_QUOTE } from '#shared/individuals/individual-quote.record';
import { AppError } from '../../platform/errors.ts';
import { NOT_ALLOWED } from '../../platform/http/access.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { IndividualQuotesService } from '../../quoting/households/individual-quotes.service.ts';
import { MarketplaceQuotesService } from '../../quoting/marketplace/marketplace-quotes.service.ts';
import { QuotesService } from '../../quoting/quotes/quotes.service.ts';
import type { AnyQuote } from '../../quoting/quotes/quotes.repository.ts';
import { ContractRenewals } from './contract-renewals.ts';
import { CopyQuoteService } from './copy-quote.service.ts';
import { FillRenewalService } from './fill-renewal.service.ts';
import type { StartedQuote } from './start-quote.pipe.ts';
import { isA } from '../../platform/http/body-of.ts';

/** POST /api/quote starts a quote, new or as a copy of the quote whose id is sent. Spec 002 section 7. */
@Injectable()
export class StartQuoteService {
  constructor(
    private readonly groupQuotes: QuotesService,
    private readonly individualQuotes: IndividualQuotesService,
    private readonly marketplaceQuotes: MarketplaceQuotesService,
    private readonly contractRenewals: ContractRenewals,
    private readonly copyQuote: CopyQuoteService,
    private readonly fillRenewal: FillRenewalService,
  ) {}

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
      return this.contractRenewals.open(user, request);
    }
    if (isIndividual) {
      return this.individualQuotes.create(user, request);
    }
    return 'Id' in request
      ? this.copyQuote.copy(user, request)
      : this.groupQuotes.create(user, request, async (tx, quote) => {
          if (!request.EmptyCensus) {
            await this.fillRenewal.fill(tx, quote);
          }
        });
  }
}
