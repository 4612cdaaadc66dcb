import { Injectable } from '@nestjs/common';
import { ageWeight, creditPart } from '#shared/eligibility/credit-division';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import { netPremium, takesCredit } from '#shared/eligibility/net-premium';
import { dollarsFromCents } from '#shared/formats/currency';
import {
  cheapestPair,
  cheapestPlan,
  type PlanForSome,
  twoPlansProblem,
  waysToDivide,
  type YearInPlans,
} from '#shared/individuals/two-plans';
import type {
  PricedForSome,
  TWO_PLANS_QUERY,
  TwoPlansOffer,
  TwoPlansResponse,
} from '#shared/individuals/two-plans.record';
import { careCents, type CostYear } from '#shared/plans/yearly-cost';
import { areAllIn } from '#shared/providers/doctor-networks';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import type { Wire } from '#shared/records/field';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { ratingAge } from '../../catalogue/rating/charged-members.ts';
import { explainMembers } from '../../catalogue/rating/explain-members.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { householdOffer } from '../household-offers/household-offer.ts';
import { notEstimated, TaxCreditService } from '../household-offers/tax-credit.service.ts';
import { QuoteDoctorsService } from '../list-view/quote-doctors.service.ts';
import { toTierDetails } from '../plan-selection/plan-answers.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { type CreditMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { type IndividualQuote, Quotes } from '../quotes/quotes.repository.ts';
import { termsOfQuote, wantedCentsOf } from '../quotes/quote-terms.ts';

type Query = Wire<typeof TWO_PLANS_QUERY>;

/** Somebody who enrolls in medical, with what they need of a plan in the year. */
interface Person {
  member: CreditMember;
  year: CostYear;
  seesDoctors: boolean;
}

/** A plan as some of the people get it. */
interface Offered extends PlanForSome {
  plan: Readonly<Plan>;
  variant: CsrLevel;
}

/** What everyone's plans are priced with. */
interface Household {
  quote: IndividualQuote;
  people: readonly Person[];
  creditCents: number;
  levelOf: (places: readonly number[]) => CsrLevel;
  doctors: readonly QuoteDoctor[];
}

/** So many of the cheapest ways to divide a household are shown. */
const SHOWN = 3;

/** In which two plans a household would pay less in a year than in one. */
@Injectable()
export class TwoPlansService {
  constructor(
    private readonly quotes: Quotes,
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly plans: PlansRepository,
    private readonly taxCredit: TaxCreditService,
    private readonly doctors: QuoteDoctorsService,
  ) {}

  /** @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number, query: Query): Promise<TwoPlansResponse> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const members = (await this.selection.listMembers(quote.id)).map(toRatedMember);
    const enrolling = members.filter(({ enrolls }) => enrolls.medical);
    const { planType, companionId } = quote.individual;
    const NotOffered = twoPlansProblem({ planType, isInTwo: companionId !== null, enrolling: enrolling.length });
    if (NotOffered !== null) {
      return { NotOffered, Chosen: null, One: null, Offers: [] };
    }
    const household = await this.householdOf(quote, enrolling, query);
    const everyone = household.people.map((_, at) => at);
    const all = await this.plansFor(household, everyone);
    const one = cheapestPlan(all, household.creditCents);
    return {
      NotOffered: null,
      Chosen: await this.chosen(household, all),
      One: one && onePlan(household, one),
      Offers: one ? await this.cheaperOffers(household, one) : [],
    };
  }

  private async householdOf(
    quote: IndividualQuote,
    enrolling: readonly CreditMember[],
    query: Query,
  ): Promise<Household> {
    const [usual, bad, doctors] = [query.usual, query.bad, query.doctors].map(idsOf) as [Ids, Ids, Ids];
    const credit = await this.taxCredit.findByPerson(termsOfQuote(quote), enrolling).catch(notEstimated);
    const known = credit === 'not estimated' ? null : credit;
    return {
      quote,
      people: enrolling.map((member) => ({
        member,
        year: bad.has(member.id) ? 'bad' : usual.has(member.id) ? 'usual' : 'good',
        seesDoctors: doctors.has(member.id),
      })),
      creditCents: known ? Math.min(wantedCentsOf(quote.individual), known.maximumCents) : 0,
      levelOf: known?.levelOf ?? (() => 1),
      doctors: doctors.size > 0 ? await this.doctors.listOf(quote) : [],
    };
  }

  private async chosen(household: Household, all: readonly Offered[]): Promise<TwoPlansResponse['Chosen']> {
    const selected = await this.selection.listQuotePlans(household.quote.id);
    const plan = all.find(({ planId }) => selected.some((chosen) => chosen.planId === planId));
    const year = plan && cheapestPlan([plan], household.creditCents);
    return year ? onePlan(household, year) : null;
  }

  private async cheaperOffers(household: Household, one: YearInPlans<[PlanForSome]>): Promise<TwoPlansOffer[]> {
    const offers: { places: number[]; year: YearInPlans<[PlanForSome, PlanForSome]> }[] = [];
    for (const places of waysToDivide(household.people.length)) {
      const first = await this.plansFor(household, staying(household, places));
      const second = await this.plansFor(household, places);
      const year = cheapestPair(first, second, household.creditCents);
      if (year && year.yearCents < one.yearCents) {
        offers.push({ places, year });
      }
    }
    return offers
      .sort((cheap, other) => cheap.year.yearCents - other.year.yearCents)
      .slice(0, SHOWN)
      .map(({ places, year }) => toOffer(household, places, year, one));
  }

  /** The medical plans with rates that these people are offered, and that have the doctors whom they see. */
  private async plansFor(
    { quote, people, levelOf, doctors }: Household,
    places: readonly number[],
  ): Promise<Offered[]> {
    const terms = termsOfQuote(quote);
    const { effectiveDate, rateArea: area } = terms;
    const some = places.map((at) => people[at]!);
    const members = some.map(({ member }) => member);
    const [offered, reducedPlans, rates] = await Promise.all([
      this.pricing.offeredFor(terms, members),
      this.plans.reducedPlans(terms),
      this.pricing.rates(effectiveDate),
    ]);
    const needed = some.some(({ seesDoctors }) => seesDoctors) ? doctors : [];
    const grant = { level: levelOf(places), percentage: null, electedCents: 0, isGranted: false };
    return offered
      .filter(({ plan, totalCents }) => plan.coverage === 'medical' && totalCents !== null && areAllIn(needed, plan.id))
      .map(({ plan: standard }) => {
        const memberRates = explainMembers({ plan: standard, rates, members, area, effectiveDate });
        const cents = memberRates.map(({ rateCents }) => rateCents ?? 0);
        const { plan, variant } = householdOffer(standard, cents, { grant, reducedPlans });
        const { essentialCents, netCents } = netPremium(cents, {
          ehbBasisPoints: standard.ehbShareBasisPoints,
          electedCents: 0,
        });
        const costs = {
          PlanDetailsPreferredNetwork: { Tier1PlanDetails: toTierDetails(plan.tier1), Tier2PlanDetails: null },
        };
        return {
          ...{ plan: standard, planId: standard.id, variant, premiumCents: netCents },
          creditableCents: takesCredit(standard) ? essentialCents : 0,
          careCents: careCents(
            costs,
            some.map(({ year }) => year),
          ),
        };
      });
  }
}

type Ids = ReadonlySet<number>;

const idsOf = (sent: string | null): Ids => new Set((sent ?? '').split(',').map(Number));

const staying = ({ people }: Household, leaving: readonly number[]): number[] =>
  people.map((_, at) => at).filter((at) => !leaving.includes(at));

/** @param creditCents there is for it */
function priced(offered: PlanForSome, creditCents: number): PricedForSome {
  const { plan, variant, premiumCents, creditableCents, careCents: care } = offered as Offered;
  const credit = Math.min(creditCents, creditableCents);
  return {
    PlanId: plan.id,
    PlanDisplayName: plan.displayName,
    CsrVariant: variant,
    MonthlyRate: dollarsFromCents(premiumCents),
    Credit: dollarsFromCents(credit),
    NetMonthlyRate: dollarsFromCents(premiumCents - credit),
    CareYearly: dollarsFromCents(care ?? 0),
  };
}

const onePlan = (
  { creditCents }: Household,
  { plans: [plan], yearCents }: YearInPlans<[PlanForSome]>,
): NonNullable<TwoPlansResponse['One']> => ({
  ...priced(plan, creditCents),
  YearlyCost: dollarsFromCents(yearCents),
});

function toOffer(
  household: Household,
  places: readonly number[],
  { plans: [first, second], netCents, yearCents }: YearInPlans<[PlanForSome, PlanForSome]>,
  one: YearInPlans<[PlanForSome]>,
): TwoPlansOffer {
  const { people, quote, creditCents } = household;
  const weightOf = (some: readonly number[]): number =>
    ageWeight(some.map((at) => ratingAge(people[at]!.member.birthDate, quote.effectiveDate)));
  const [weight, otherWeight] = [weightOf(staying(household, places)), weightOf(places)];
  const between = { weight, otherWeight, isFirst: true, otherMostCents: second.creditableCents, ...NOT_SENT };
  const ofSecond = { weight: otherWeight, otherWeight: weight, isFirst: false, otherMostCents: first.creditableCents };
  return {
    SecondMemberIds: places.map((at) => people[at]!.member.id),
    First: priced(first, creditPart(creditCents, between)),
    Second: priced(second, creditPart(creditCents, { ...ofSecond, ...NOT_SENT })),
    NetMonthlyRate: dollarsFromCents(netCents),
    YearlyCost: dollarsFromCents(yearCents),
    Saves: dollarsFromCents(one.yearCents - yearCents),
  };
}

const NOT_SENT = { sentCents: null, otherSentCents: null };
