import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { creditPart } from '#shared/eligibility/credit-division';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import { dollarsFromCents } from '#shared/formats/currency';
import type { EhbAmount } from '#shared/individuals/individual-quote.record';
import { basisPointsToPercent } from '#shared/eligibility/benchmark';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { explainMembers } from '../../catalogue/rating/explain-members.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type OfferedPlan, QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { type CreditMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { Quotes, type IndividualQuote } from '../quotes/quotes.repository.ts';
import { type QuoteTerms, termsOfQuote, wantedCentsOf } from '../quotes/quote-terms.ts';
import { type Grant, type HouseholdOffer, householdOffer } from './household-offer.ts';
import { type HouseholdCredit, notEstimated, TaxCreditService } from './tax-credit.service.ts';

/** How plans are offered to one household. */
export interface HouseholdOffers {
  /** At today's rates. */
  atFiledRates(offered: OfferedPlan): HouseholdOffer;
  /** At rates already quoted to each member. */
  atQuotedRates(plan: Readonly<Plan>, ratesCents: readonly number[]): HouseholdOffer;
}

/** A selected plan at its quoted rates, for a month. */
export interface SelectedPremium {
  plan: Readonly<Plan>;
  variant: CsrLevel;
  monthlyCents: number;
  /** After the tax credit that is known: what is not known is not taken off. */
  netCents: number;
}

/** Every plan of a household: with the cost sharing of its variant, and what remains of the premium under the tax credit. */
@Injectable()
export class HouseholdOffersService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly pricing: QuotePricingService,
    private readonly taxCredit: TaxCreditService,
    private readonly quotes: Quotes,
    private readonly selection: SelectionRepository,
  ) {}

  /** null for a group. Where the credit cannot be estimated, costs are the standard ones and net premiums are unknown. */
  async find(terms: QuoteTerms, members: readonly CreditMember[]): Promise<HouseholdOffers | null> {
    if (terms.household === null) {
      return null;
    }
    const wantedCents = wantedCentsOf(terms.household);
    const credit = await this.taxCredit.find(terms, members).catch(notEstimated);
    const grant = credit === 'not estimated' ? ungranted(wantedCents === 0 ? 0 : null) : granted(credit, wantedCents);
    return this.underGrant(terms, members, grant);
  }

  /** Same for a household and another elected amount, if the credit is known. @throws NOT_LOADED, INVALID_INPUT */
  private async underCredit(
    terms: QuoteTerms,
    members: readonly CreditMember[],
    wantedCents: number,
  ): Promise<HouseholdOffers> {
    return this.underGrant(terms, members, granted(await this.taxCredit.find(terms, members), wantedCents));
  }

  private async underGrant(
    terms: QuoteTerms,
    members: readonly CreditMember[],
    grant: Grant,
  ): Promise<HouseholdOffers> {
    const { effectiveDate, rateArea: area } = terms;
    const [reducedPlans, rates] = await Promise.all([
      this.plans.reducedPlans(terms),
      this.pricing.rates(effectiveDate),
    ]);
    const ratesOf = (plan: Readonly<Plan>): number[] =>
      explainMembers({ plan, rates, members, area, effectiveDate }).map(({ rateCents }) => rateCents ?? 0);
    const offerOf = (plan: Readonly<Plan>, ratesCents: readonly number[] | null) =>
      householdOffer(plan, ratesCents, { grant, reducedPlans });
    return {
      atFiledRates: ({ plan, totalCents }) => offerOf(plan, totalCents === null ? null : ratesOf(plan)),
      atQuotedRates: offerOf,
    };
  }

  /** Plans with loaded rates. The credit is at most what is estimated now. @throws NOT_FOUND, NOT_LOADED */
  async listNetPremiums(user: SessionUser, quoteId: number): Promise<EhbAmount[]> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    return this.netPremiumsUnder(quote, wantedCentsOf(quote.individual));
  }

  /** Same for another amount, and a quote already checked for this user. @throws NOT_LOADED */
  async netPremiumsUnder(quote: IndividualQuote, wantedCents: number): Promise<EhbAmount[]> {
    const terms = termsOfQuote(quote);
    const members = (await this.selection.listMembers(quote.id)).map(toRatedMember);
    const offers = await this.underCredit(terms, members, wantedCents);
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

  /** What there is of the household's elected credit for the plan of this quote, a month; null where it cannot be estimated. */
  async findPart(
    quote: IndividualQuote,
    tx?: EntityManager,
  ): Promise<(Pick<HouseholdCredit, 'notes'> & { cents: number }) | null> {
    const credit = await this.creditOf(quote, tx);
    return credit && { cents: partOf(credit, wantedCentsOf(quote.individual)), notes: credit.notes };
  }

  /**
   * What of the household's elected credit is taken in advance for the plan of a marketplace quote, a month: of a household in two plans its
   * part, at most what the plan can take. 45 CFR 155.340(f).
   * @param premiums of its selected plans, if they are known
   */
  async takenInAdvance(
    quote: IndividualQuote,
    premiums?: readonly SelectedPremium[],
    tx?: EntityManager,
  ): Promise<number> {
    const { companionId, electedAptcCents } = quote.individual;
    if (companionId === null) {
      return electedAptcCents ?? 0;
    }
    const medical = (premiums ?? (await this.listSelected(quote, tx))).find(({ plan }) => plan.coverage === 'medical');
    return medical ? medical.monthlyCents - medical.netCents : 0;
  }

  /** Of what is taken in advance by a household in two plans, what each plan gets; null for one plan. Cents a month. */
  async findDivided(
    quote: IndividualQuote,
    tx?: EntityManager,
  ): Promise<{ hereCents: number; thereCents: number } | null> {
    const credit = await this.creditOf(quote, tx);
    if (credit === null || credit.division === null) {
      return null;
    }
    const hereCents = await this.takenInAdvance(quote, undefined, tx);
    const rest = Math.min(wantedCentsOf(quote.individual), credit.maximumCents) - hereCents;
    return { hereCents, thereCents: Math.min(rest, credit.division.otherMostCents ?? rest) };
  }

  /** null where it cannot be estimated. */
  private async creditOf(quote: IndividualQuote, tx?: EntityManager): Promise<HouseholdCredit | null> {
    const members = (await this.selection.listMembers(quote.id, tx)).map(toRatedMember);
    const credit = await this.taxCredit.find(termsOfQuote(quote), members).catch(notEstimated);
    return credit === 'not estimated' ? null : credit;
  }

  /** Of a quote already checked for its user, in order of selection. */
  async listSelected(quote: IndividualQuote, tx?: EntityManager): Promise<SelectedPremium[]> {
    const { members, plans: chosen } = await this.selection.findChoice(quote.id, tx);
    if (chosen.length === 0) {
      return [];
    }
    const offers = await this.find(termsOfQuote(quote), members.map(toRatedMember));
    const found = await this.plans.listByIds(chosen.map(({ planId }) => planId));
    const plans = new Map(found.map((plan) => [plan.id, plan]));
    return chosen.map(({ planId, monthlyRateCents: monthlyCents, members: rated }) => {
      const plan = plans.get(planId)!;
      const rates = rated.map(({ rateCents }) => rateCents);
      const offer = offers?.atQuotedRates(plan, rates);
      return { plan, variant: offer?.variant ?? 1, monthlyCents, netCents: offer?.netCents ?? monthlyCents };
    });
  }
}

/** What there is of the wanted credit for this plan: of a household in two, its part. */
export function partOf({ maximumCents, division }: HouseholdCredit, wantedCents: number): number {
  const cents = Math.min(wantedCents, maximumCents);
  return division ? creditPart(cents, division) : cents;
}

/** @param credit null while the income is unknown */
const granted = (credit: HouseholdCredit | null, wantedCents: number): Grant =>
  credit
    ? {
        level: credit.level,
        percentage: credit.percentage,
        isGranted: credit.isGranted,
        electedCents: partOf(credit, wantedCents),
      }
    : ungranted(0);

const ungranted = (electedCents: number | null): Grant => ({
  level: 1,
  percentage: null,
  electedCents,
  isGranted: false,
});
