import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { RatedPlan } from '#shared/contributions/contribution-results';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { dollarsFromCents } from '#shared/formats/currency';
import { ageBandLabel } from '#shared/plans/age-band';
import { type Coverage, RATES_NOT_LOADED, ratesOfYearNotLoaded } from '#shared/plans/plan-codes';
import type { Plan as PlanAnswer, PlanBreakdown, PlanRateBreakdown, SelectedPlan } from '#shared/plans/plan.record';
import { rateArithmetic } from '#shared/plans/rate-explanation';
import { selectionLock } from '#shared/plans/selection';
import type { BenefitText, Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { explainMembers, type MemberRateReason } from '../../catalogue/rating/explain-members.ts';
import { type FiledRates, MARKET_RULES, rateGrid, type RateGridRow } from '../../catalogue/rating/filed-rates.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { HouseholdOffersService } from '../household-offers/household-offers.service.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { type QuotedMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { Quotes, type AnyQuote } from '../quotes/quotes.repository.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import { offerAnswerText, toOfferAnswer } from './offer-answers.ts';
import { labelsOf, toMemberRate } from './plan-answers.ts';
import { SelectedPlansService } from './selected-plans.service.ts';

export interface OfferQuestion {
  /** Prices the quote for another date. */
  effectiveDate: IsoDate | null;
  without: readonly Coverage[];
}

/** All that the answer for a group depends on. Plans and rates are shared objects, others after an import. */
interface MadeFrom {
  facts: string;
  sold: readonly Readonly<Plan>[];
  rates: FiledRates;
}

/** Of 130 kB each. */
const ANSWERS_KEPT = 50;

/** The plans offered to a quote: their prices, what each person costs in them, and their benefits. */
@Injectable()
export class OfferedPlansService {
  /** By quote: the plans of a group are asked for again and again while nothing of what they are made of changes. */
  private readonly finished = new LRUCache<number, { from: MadeFrom; answer: Buffer }>({ max: ANSWERS_KEPT });

  constructor(
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly plans: PlansRepository,
    private readonly offers: HouseholdOffersService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly quotes: Quotes,
  ) {}

  /** All offered plans, priced, for a quote already checked for this user. */
  async list(quote: AnyQuote): Promise<PlanAnswer[]> {
    const terms = termsOfQuote(quote);
    const members = (await this.selection.listMembers(quote.id)).map(toRatedMember);
    const household = await this.offers.find(terms, members);
    return (await this.pricing.offeredFor(terms, members)).map((offered) => toOfferAnswer(offered, false, household));
  }

  /**
   * All offered plans, priced: a list of Plan as JSON. Ready to send, because shaping, stringifying and encoding 150 plans for each request
   * takes ten times as long as pricing them.
   * @throws RULE_BROKEN for a year without known plans
   */
  async listAsJson(user: SessionUser, quoteId: number, { effectiveDate, without }: OfferQuestion): Promise<Buffer> {
    const { terms: stored, members, chosenPlanIds } = await this.selection.findPricing(user, quoteId);
    const terms = { ...stored, effectiveDate: effectiveDate ?? stored.effectiveDate };
    const from = {
      facts: JSON.stringify([terms, members, [...chosenPlanIds], without]),
      sold: await this.plans.listOffered(terms),
      rates: await this.pricing.rates(terms.effectiveDate),
    };
    const known = this.finished.get(quoteId);
    if (known && isSame(known.from, from)) {
      return known.answer;
    }
    const offered = await this.pricing.offeredFor(terms, members);
    if (offered.length === 0 && !(await this.plans.knowsYearOf(terms))) {
      throw new AppError('RULE_BROKEN', ratesOfYearNotLoaded(yearOf(terms.effectiveDate)));
    }
    const household = await this.offers.find(terms, members);
    const texts = offered
      .filter(({ plan }) => !without.includes(plan.coverage))
      .map((offer) => offerAnswerText(offer, chosenPlanIds.has(offer.plan.id), household));
    const answer = Buffer.from(`[${texts.join(',')}]`);
    // What a household pays depends on rules and benchmarks too.
    if (!household) {
      this.finished.set(quoteId, { from, answer });
    }
    return answer;
  }

  /** Same at the prices quoted, once plans cannot be selected any more. */
  async listPriced(user: SessionUser, quote: AnyQuote): Promise<PlanAnswer[]> {
    const offered = await this.list(quote);
    const quoted = await this.findQuoted(user, quote);
    return offered.map((plan) => quoted.get(plan.PlanId) ?? plan);
  }

  /** What each plan costs each member whom it covers. Plans without rates are left out. */
  async listMemberRates(user: SessionUser, quote: AnyQuote): Promise<(RatedPlan & { coverage: Coverage })[]> {
    const { effectiveDate, rateArea: area } = termsOfQuote(quote);
    const members = (await this.selection.listMembers(quote.id)).map(toRatedMember);
    const rates = await this.pricing.rates(effectiveDate);
    const labels = labelsOf(quote);
    const quoted = await this.findQuoted(user, quote);
    const offered = await this.pricing.offeredFor(termsOfQuote(quote), members);
    return offered.flatMap(({ plan, totalCents }) => {
      const known = quoted.get(plan.id);
      if (!known && totalCents === null) {
        return [];
      }
      const Members =
        known?.Members ??
        explainMembers({ plan, rates, members, area, effectiveDate }).map(({ member, rateCents }) => ({
          EmployeeNumber: member.household,
          Relationship: labels[member.relationship],
          MonthlyRate: dollarsFromCents(rateCents ?? 0),
        }));
      return [{ PlanId: plan.id, coverage: plan.coverage, Members }];
    });
  }

  /** By plan; empty while plans can be selected. */
  private async findQuoted(user: SessionUser, quote: AnyQuote): Promise<ReadonlyMap<number, SelectedPlan>> {
    const { Plans } =
      selectionLock(quote.status) === null ? { Plans: [] } : await this.selectedPlans.findSelected(user, quote);
    return new Map(Plans.map((plan) => [plan.PlanId, plan]));
  }

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
    const household = await this.offers.find(termsOfQuote(quote), members.map(toRatedMember));
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

const isSame = (one: MadeFrom, other: MadeFrom): boolean =>
  one.facts === other.facts &&
  one.rates === other.rates &&
  one.sold.length === other.sold.length &&
  one.sold.every((plan, at) => plan === other.sold[at]);

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
