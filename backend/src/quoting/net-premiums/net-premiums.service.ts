import { Injectable } from '@nestjs/common';
import { netPremium } from '#shared/eligibility/net-premium';
import { dollarsFromCents } from '#shared/formats/currency';
import type { EhbAmount } from '#shared/individuals/individual-quote.record';
import { basisPointsToPercent } from '#shared/quotes/ehb-share';
import type { Plan } from '../../catalogue/plans/plan.entity.ts';
import { explainMembers } from '../../catalogue/rating/explain-members.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { HouseholdCreditService } from '../households/household-credit.service.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';

/** What a household pays for each medical plan after its tax credit. */
@Injectable()
export class NetPremiumsService {
  constructor(
    private readonly either: EitherQuotesRepository,
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly credit: HouseholdCreditService,
  ) {}

  /** Plans with loaded rates. The credit is at most what is estimated now. @throws NOT_FOUND, NOT_LOADED */
  async list(user: SessionUser, quoteId: number): Promise<EhbAmount[]> {
    const quote = await this.either.findIndividual(user, quoteId);
    const { effectiveDate, individual } = quote;
    const members = (await this.selection.listMembers(quoteId)).map(toRatedMember);
    const offered = await this.pricing.offeredFor(termsOfQuote(quote), members);
    const rates = await this.pricing.rates(effectiveDate);
    const maximum = (await this.credit.maximumCents(quote)) ?? 0;
    const electedCents = Math.min(individual.electedAptcCents ?? 0, maximum);
    return offered
      .filter(({ plan, totalCents }) => plan.coverage === 'medical' && totalCents !== null)
      .map(({ plan }) => {
        const explained = explainMembers({ plan, rates, members, area: individual.rateArea, effectiveDate });
        const net = netPremium(
          explained.map(({ rateCents }) => rateCents ?? 0),
          { ehbBasisPoints: plan.ehbShareBasisPoints, electedCents: takesCredit(plan) ? electedCents : 0 },
        );
        return {
          PlanId: plan.id,
          EHBPercentage: basisPointsToPercent(plan.ehbShareBasisPoints),
          EHBAmount: dollarsFromCents(net.essentialCents),
          PlanRateUnderSubsidy: dollarsFromCents(net.netCents),
        };
      });
  }
}

/** Sold through the marketplace, and not catastrophic: 26 CFR 1.36B-1(c); individuals, decision 29. */
const takesCredit = ({ isOnExchange, metalTier }: Readonly<Plan>): boolean =>
  isOnExchange && metalTier !== 'Catastrophic';
