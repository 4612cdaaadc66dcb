import { Injectable } from '@nestjs/common';
import { dollarsFromCents } from '#shared/formats/currency';
import type { EhbAmount } from '#shared/individuals/individual-quote.record';
import { basisPointsToPercent } from '#shared/eligibility/benchmark';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { termsOfQuote, wantedCentsOf } from '../quotes/quote-terms.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import { HouseholdOffersService } from './household-offers.service.ts';

/** What a household pays for each medical plan after its tax credit. */
@Injectable()
export class NetPremiumsService {
  constructor(
    private readonly either: EitherQuotesRepository,
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly offers: HouseholdOffersService,
  ) {}

  /** Plans with loaded rates. The credit is at most what is estimated now. @throws NOT_FOUND, NOT_LOADED */
  async list(user: SessionUser, quoteId: number): Promise<EhbAmount[]> {
    const quote = await this.either.findIndividual(user, quoteId);
    return this.underCredit(quote, wantedCentsOf(quote.individual));
  }

  /** Same for another amount, and a quote already checked for this user. @throws NOT_LOADED */
  async underCredit(quote: IndividualQuote, wantedCents: number): Promise<EhbAmount[]> {
    const terms = termsOfQuote(quote);
    const members = (await this.selection.listMembers(quote.id)).map(toRatedMember);
    const offers = await this.offers.underCredit(terms, members, wantedCents);
    return (await this.pricing.offeredFor(terms, members)).flatMap((offered) => {
      const { plan, essentialCents, netCents } = offers.atFiledRates(offered);
      return essentialCents === null || netCents === null
        ? []
        : [
            {
              PlanId: plan.id,
              EHBPercentage: basisPointsToPercent(plan.ehbShareBasisPoints),
              EHBAmount: dollarsFromCents(essentialCents),
              PlanRateUnderSubsidy: dollarsFromCents(netCents),
            },
          ];
    });
  }
}
