import { Injectable } from '@nestjs/common';
import type { Plan as PlanAnswer, PlanBreakdown, PlanRateBreakdown } from '#shared/plans/plan.record';
import { dollarsFromCents } from '#shared/formats/currency';
import { ageBandLabel } from '#shared/plans/age-band';
import { RATES_NOT_LOADED } from '#shared/plans/plan-codes';
import { rateArithmetic } from '#shared/plans/rate-explanation';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import { labelsOf } from './relationship-labels.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { explainMembers, type MemberRateReason } from '../../catalogue/rating/explain-members.ts';
import { rateGrid, type RateGridRow } from '../../catalogue/rating/filed-rates.ts';
import { MARKET_RULES } from '../../catalogue/rating/market-rules.ts';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import type { BenefitText } from '../../catalogue/plans/plan-benefit.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { HouseholdOffersService } from '../household-offers/household-offers.service.ts';
import { toOfferAnswer } from './offer-answers.ts';
import { toMemberRate } from './plan-answers.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { type QuotedMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';

/** The benefits of a plan offered to a quote, and the breakdown of its cost. */
@Injectable()
export class PlanBreakdownsService {
  constructor(
    private readonly quotes: EitherQuotesRepository,
    private readonly plans: PlansRepository,
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly households: HouseholdOffersService,
  ) {}

  async findRates(user: SessionUser, quoteId: number, planId: number): Promise<PlanRateBreakdown> {
    const quote = await this.quotes.find(user, quoteId);
    const members = await this.selection.listMembers(quote.id);
    return this.explainRates(quote, members, planId);
  }

  /** Each member's filed rate, and the rates of all ages. */
  async explainRates(quote: AnyQuote, members: readonly QuotedMember[], planId: number): Promise<PlanRateBreakdown> {
    const { plan, totalCents } = await this.findOffer(quote, members, planId);
    const { effectiveDate, rateArea } = termsOfQuote(quote);
    const rates = await this.pricing.rates(effectiveDate);
    const grid = rateGrid(rates, plan.id, rateArea);
    const memberOf = new Map(members.map((member) => [member.id, member]));
    const explained = explainMembers({
      plan,
      rates,
      members: members.map(toRatedMember),
      area: rateArea,
      effectiveDate,
    });
    return {
      PlanId: plan.id,
      PlanDisplayName: plan.displayName,
      EffectiveDate: effectiveDate,
      RateArea: rateArea,
      RatesLoaded: totalCents !== null,
      RatesMessage: totalCents === null ? RATES_NOT_LOADED : '',
      TotalMonthlyRate: totalCents === null ? null : dollarsFromCents(totalCents),
      Members: explained.flatMap((rate) =>
        isRated(rate)
          ? [
              toMemberRate(
                memberOf.get(rate.member.id)!,
                rate,
                labelsOf(quote),
                arithmeticOf(rate, { plan, grid, rateArea }),
              ),
            ]
          : [],
      ),
      RateGrid: grid.map(({ age, rateCents, tobaccoRateCents }) => ({
        Age: age,
        Rate: dollarsFromCents(rateCents),
        TobaccoRate: tobaccoRateCents === null ? null : dollarsFromCents(tobaccoRateCents),
      })),
    };
  }

  async findBenefits(user: SessionUser, quoteId: number, planId: number): Promise<PlanBreakdown> {
    const quote = await this.quotes.find(user, quoteId);
    const members = await this.selection.listMembers(quote.id);
    const offered = await this.findOffer(quote, members, planId);
    const chosen = await this.selection.listQuotePlans(quote.id);
    const isSelected = chosen.some((quotePlan) => quotePlan.planId === planId);
    const household = await this.households.find(termsOfQuote(quote), members.map(toRatedMember));
    const plan = toOfferAnswer(offered, isSelected, household);
    return { Plan: plan, Benefits: (await this.mapBenefits([plan])).get(planId) ?? [] };
  }

  /** Benefit lines by plan: those of the variant that a household gets. */
  async mapBenefits(
    plans: readonly Pick<PlanAnswer, 'PlanId' | 'CsrVariant'>[],
  ): Promise<Map<number, PlanBreakdown['Benefits']>> {
    const variantOf = new Map(
      plans.flatMap(({ PlanId, CsrVariant = 1 }) => (CsrVariant === 1 ? [] : [[PlanId, CsrVariant] as const])),
    );
    const standard = plans.map(({ PlanId }) => PlanId).filter((id) => !variantOf.has(id));
    const lines = await this.plans.listBenefits(standard);
    const variants = (await this.plans.listVariants([...variantOf.keys()])).filter(
      ({ planId, variant }) => variantOf.get(planId) === variant,
    );
    const planOf = new Map(variants.map(({ id, planId }) => [id, planId]));
    const reduced = (await this.plans.listVariantBenefits([...planOf.keys()])).map((line) => ({
      ...line,
      planId: planOf.get(line.variantId)!,
    }));
    const all = [...lines, ...reduced];
    return new Map(plans.map(({ PlanId }) => [PlanId, toBenefits(all.filter(({ planId }) => planId === PlanId))]));
  }

  private async findOffer(quote: AnyQuote, members: readonly QuotedMember[], planId: number) {
    const offer = (await this.pricing.offered(quote, members)).find(({ plan }) => plan.id === planId);
    if (!offer) {
      throw new AppError('NOT_FOUND', `Plan ${planId} is not offered to this quote.`);
    }
    return offer;
  }
}

type Rated = MemberRateReason & { rateCents: number };
const isRated = (rate: MemberRateReason): rate is Rated => rate.rateCents !== null;

interface RatedIn {
  plan: Readonly<Plan>;
  grid: readonly RateGridRow[];
  rateArea: number;
}

/** Null where the federal age curve does not apply. */
function arithmeticOf({ rateCents, ratedChild, reason }: Rated, { plan, grid, rateArea }: RatedIn): string | null {
  const filed = (age: string) => grid.find((line) => line.age === age)?.rateCents ?? null;
  return plan.coverage === 'medical' && MARKET_RULES[plan.market].hasAgeCurve
    ? rateArithmetic(reason, {
        rateArea,
        baseCents: filed('21'),
        plainCents: filed(ageBandLabel(reason.band)),
        chargedCents: rateCents,
        ratedChild,
      })
    : null;
}

const toBenefits = (lines: readonly BenefitText[]): PlanBreakdown['Benefits'] =>
  lines.map(({ category, benefit, inNetwork, outOfNetwork, limits }) => ({
    Category: category,
    Benefit: benefit,
    InNetwork: inNetwork,
    OutOfNetwork: outOfNetwork,
    Limits: limits,
  }));
