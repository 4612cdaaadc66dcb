import { Injectable } from '@nestjs/common';
import type { ContractRenewalResponse, TobaccoStillOpen } from '#shared/contract-renewals/contract-renewal.record';
import {
  creditNotLoaded,
  INCOME_UNKNOWN,
  PLAN_UNKNOWN,
  ratesNotLoadedFor,
} from '#shared/contract-renewals/driver-words';
import { explainRenewal, type YearPremium } from '#shared/contract-renewals/premium-change';
import { type IsoDate, isoDateOf, yearOf } from '#shared/dates/iso-date';
import { netPremium } from '#shared/eligibility/net-premium';
import { centsFromDollars } from '#shared/formats/currency';
import { isIndividualInEnrollment } from '#shared/individuals/individual-next-step';
import { planSuccessor, type Validity } from '#shared/renewals/plan-successor';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import type { RatedMember } from '../../catalogue/rating/charged-members.ts';
import { priceGroup } from '../../catalogue/rating/price-group.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { partOf } from '../household-offers/household-offers.service.ts';
import { TaxCreditService } from '../household-offers/tax-credit.service.ts';
import type { ContractRenewal } from '../households/contract-renewal.table.ts';
import { HouseholdMembersService } from '../households/household-members.service.ts';
import { assertEditable } from '../households/individual-editing.ts';
import { RenewedContractsRepository } from '../households/renewed-contracts.repository.ts';
import type { RenewedMember } from '../households/renewed-member.table.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import type { CreditMember } from '../quote-plans/quoted-member.ts';
import { QuoteRecords } from '../quotes/quote-records.service.ts';
import { termsOfQuote, wantedCentsOf } from '../quotes/quote-terms.ts';
import { type IndividualQuote, Quotes } from '../quotes/quotes.repository.ts';
import { toPlanInForce } from '../renewal-plans/renewal-plans.service.ts';
import { RenewalsRepository } from '../renewal-plans/renewals.repository.ts';
import { driverFacts } from './driver-facts.ts';
import { renewalNotes, toChange, toPeople, toPremium } from './renewal-answer.ts';
import { renewalPeople, type RenewalPerson } from './renewal-people.ts';
import { RenewalPrices, type RenewalYear, toRatedMember } from './renewal-prices.ts';

export const RENEWS_NOTHING = 'This quote renews no contract.';

/** A quote and the contract that it renews. */
export interface RenewedQuote {
  quote: IndividualQuote;
  renewal: ContractRenewal;
  members: RenewedMember[];
  people: RenewalPerson[];
  /** Somebody is still to be asked about tobacco. */
  isTobaccoOpen: boolean;
}

type Calculated = Pick<ContractRenewalResponse, 'Now' | 'Then' | 'Change'> & { notes: string[] };

/** A plan of a contract, and what follows it. */
interface FollowedPlan {
  current: Plan;
  validity: Validity;
  /** For people. */
  message: string;
  /** The same plan in the new year; null: not sold any more. */
  continued: Plan | null;
  successor: Plan | null;
  /** The successor in the year before, if it was sold then. */
  predecessor: Plan | null;
}

/** The tax credit of the new year. */
interface RenewalCredit {
  /** What can be taken a month; null: not estimated. */
  electedCents: number | null;
  /** Why it is not estimated. */
  missing: string | null;
}

/** The renewal of a household's contract: the plan that follows, why the price changes, and who was asked about tobacco again. */
@Injectable()
export class ContractRenewalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly renewed: RenewedContractsRepository,
    private readonly census: CensusRepository,
    private readonly members: HouseholdMembersService,
    private readonly records: QuoteRecords,
    private readonly plans: PlansRepository,
    private readonly pricing: QuotePricingService,
    private readonly successors: RenewalsRepository,
    private readonly taxCredit: TaxCreditService,
  ) {}

  /** @throws NOT_FOUND, for a quote that renews no contract too */
  async find(user: SessionUser, quoteId: number): Promise<RenewedQuote> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const renewal = assertRenewal(await this.renewed.find(quote));
    const members = await this.renewed.listMembers(quote);
    const census = await this.census.listOf(quote);
    const facts = { planType: quote.individual.planType, effectiveDate: quote.effectiveDate };
    const toAsk = await this.members.listToAskAboutTobacco(quote, census, facts);
    const people = renewalPeople(members, census, quote.effectiveDate);
    return { quote, renewal, members, people, isTobaccoOpen: toAsk.length > 0 };
  }

  /** The answers are on the census; here is stored that they were given. @throws NOT_FOUND, WRONG_STATE */
  markAnswered(user: SessionUser, quoteId: number, memberIds: readonly number[]): Promise<TobaccoStillOpen> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('household').lock(user, quoteId, tx);
      assertRenewal(await this.renewed.find(quote, tx));
      assertEditable(quote);
      await this.renewed.markAnswered(tx, quote, memberIds);
      const facts = { planType: quote.individual.planType, effectiveDate: quote.effectiveDate };
      const toAsk = await this.members.listToAskAboutTobacco(quote, await this.census.listOf(quote, tx), facts, tx);
      await this.records.changed(tx, user, { quoteId, action: 'ask-tobacco-again' });
      return { StillOpen: toAsk.length };
    });
  }

  /** The plan that follows, and why the price changes. */
  async explain(renewed: RenewedQuote): Promise<ContractRenewalResponse> {
    const { quote, renewal, members, isTobaccoOpen } = renewed;
    const [current] = renewal.planId === null ? [] : await this.plans.listByIds([renewal.planId]);
    const plan = current ? await this.explainPlan(renewed, current) : null;
    const { individual } = quote;
    const followed = plan?.followed ?? null;
    const notes = renewalNotes({
      ...{ members, isTobaccoOpen, year: renewal.year, isFfm: individual.isFfm },
      creditCents: plan?.calculated.Then?.Credit ?? null,
      successor: followed && followed.successor,
    });
    return {
      ContractId: renewal.contractNumber,
      Year: renewal.year,
      CurrentPlanId: followed?.continued?.id ?? null,
      CurrentPlanName: current?.displayName ?? renewal.planName,
      SuccessorPlanId: followed?.successor?.id ?? null,
      SuccessorPlanName: followed?.successor?.displayName ?? null,
      Validity: followed && followed.validity,
      Message: followed ? followed.message : PLAN_UNKNOWN(renewal.planName),
      Now: plan?.calculated.Now ?? null,
      Then: plan?.calculated.Then ?? null,
      Change: plan?.calculated.Change ?? null,
      Notes: [...(plan?.calculated.notes ?? []), ...notes],
      People: toPeople(members),
    };
  }

  private async explainPlan(renewed: RenewedQuote, current: Plan) {
    const { quote, people, renewal } = renewed;
    const nowDate = later(isoDateOf(renewal.year - 1, 1, 1), renewal.contractDate);
    const covered = toRated(people, 'then');
    const now: RenewalYear = {
      effectiveDate: nowDate,
      rates: await this.pricing.rates(nowDate),
      ...{ area: renewal.rateArea, current, successor: null },
    };
    const premiumCents = new RenewalPrices(now, now).total({ ...NOW, people: present(people, 'now') });
    const followed = await this.follow(quote, current, { members: covered, premiumCents });
    const then: RenewalYear = {
      effectiveDate: quote.effectiveDate,
      rates: await this.pricing.rates(quote.effectiveDate),
      area: quote.individual.rateArea,
      current: followed.continued,
      successor: followed.successor,
    };
    const years = { now: { ...now, successor: followed.predecessor }, then };
    return { followed, calculated: await this.calculate(renewed, followed, years) };
  }

  private async calculate(
    { quote, renewal, people }: RenewedQuote,
    followed: FollowedPlan,
    { now, then }: { now: RenewalYear; then: RenewalYear },
  ): Promise<Calculated> {
    const prices = new RenewalPrices(now, then);
    const { current, successor } = followed;
    const ratesNow = prices.rates({ ...NOW, people: present(people, 'now') });
    const ratesThen = prices.rates({ ...THEN, people: present(people, 'then') });
    const credit = await this.creditOf(quote, toRated(people, 'then'));
    const paidNow = ratesNow && {
      premiumCents: sum(ratesNow),
      creditCents: creditPaid(current, ratesNow, renewal.aptcCents ?? 0),
    };
    const paidThen = ratesThen && successor && thenPremium(successor, ratesThen, credit);
    const answer = {
      Now: paidNow && toPremium(paidNow, now.effectiveDate),
      Then: paidThen && toPremium(paidThen, then.effectiveDate),
      notes: [
        ...(paidNow ? [] : [ratesNotLoadedFor(current.displayName, yearOf(now.effectiveDate))]),
        ...(successor && !paidThen ? [ratesNotLoadedFor(successor.displayName, yearOf(then.effectiveDate))] : []),
      ],
    };
    if (!paidNow || !paidThen || !successor) {
      return { ...answer, Change: null };
    }
    const price = prices.total.bind(prices);
    const change = explainRenewal({ people, price, now: paidNow, then: paidThen });
    const facts = driverFacts({
      ...{ people, prices, now, then },
      currentPlan: current.displayName,
      successor: successor.displayName,
      countyNow: renewal.county,
      countyThen: quote.individual.county,
      credit: {
        nowCents: paidNow.creditCents,
        thenCents: paidThen.creditCents,
        missing: credit.missing,
        benchmark: await this.benchmarks(quote, people, { now, then }),
      },
    });
    return { ...answer, Change: toChange(change, facts) };
  }

  private async benchmarks(
    quote: IndividualQuote,
    people: readonly RenewalPerson[],
    { now, then }: { now: RenewalYear; then: RenewalYear },
  ) {
    const [nowCents, thenCents] = await Promise.all([
      this.benchmarkOf(quote, toRated(people, 'now'), now.effectiveDate),
      this.benchmarkOf(quote, toRated(people, 'then'), then.effectiveDate),
    ]);
    return nowCents === null || thenCents === null ? null : { nowCents, thenCents };
  }

  /**
   * What follows the plan of the contract, whether it is sold on the marketplace or off it.
   * @param premiumCents today's, by which the nearest plan is found; null while unknown
   */
  private async follow(
    quote: IndividualQuote,
    current: Plan,
    { members, premiumCents }: { members: readonly RatedMember[]; premiumCents: number | null },
  ): Promise<FollowedPlan> {
    const { countyFips, county } = quote.individual;
    const year = yearOf(quote.effectiveDate);
    const mappings = await this.successors.listCrosswalk([current.id], countyFips);
    const [same, mapped, offered] = await Promise.all([
      this.successors.listOfYear([current.hiosPlanId], year),
      this.plans.listByIds(mappings.flatMap(({ toPlanId }) => toPlanId ?? [])),
      this.listOffered(quote, members),
    ]);
    const { validity, message, suggestion } = planSuccessor({
      current: toPlanInForce(current),
      mappings,
      county: { fips: countyFips, name: county },
      nextYear: [...same, ...mapped].map(toPlanInForce),
      offered,
      premiumCents: premiumCents ?? 0,
    });
    const [successor] = suggestion ? await this.plans.listByIds([suggestion.planId]) : [];
    const [predecessor] = successor ? await this.successors.listOfYear([successor.hiosPlanId], year - 1) : [];
    return {
      ...{ current, validity, message },
      continued: same[0] ?? null,
      successor: successor ?? null,
      predecessor: predecessor ?? null,
    };
  }

  private async listOffered(quote: IndividualQuote, members: readonly RatedMember[]) {
    const { effectiveDate, individual } = quote;
    const plans = await this.plans.listOffered(termsOfQuote(quote));
    const rates = await this.pricing.rates(effectiveDate);
    const totals = priceGroup({ plans, rates, members, area: individual.rateArea, effectiveDate });
    return plans.map((plan, at) => ({ ...toPlanInForce(plan), totalCents: totals[at] ?? null }));
  }

  /**
   * What is elected, or without an election all that is estimated. An unknown income is never guessed, and who enrolls outside the
   * marketplace has no credit.
   */
  private async creditOf(quote: IndividualQuote, people: readonly CreditMember[]): Promise<RenewalCredit> {
    if (!quote.individual.isFfm && isIndividualInEnrollment(quote.status)) {
      return { electedCents: 0, missing: null };
    }
    try {
      const credit = await this.taxCredit.find(termsOfQuote(quote), people);
      const wanted = quote.individual.electedAptcCents === null ? Infinity : wantedCentsOf(quote.individual);
      return credit
        ? { electedCents: partOf(credit, wanted), missing: null }
        : { electedCents: null, missing: INCOME_UNKNOWN };
    } catch (error) {
      return { electedCents: null, missing: creditNotLoaded(sentenceOf(error)) };
    }
  }

  /** The benchmark premium of these people on a day; null where it is not loaded or the income is unknown. */
  private async benchmarkOf(
    quote: IndividualQuote,
    people: readonly CreditMember[],
    effectiveDate: IsoDate,
  ): Promise<number | null> {
    try {
      const estimate = await this.taxCredit.estimateOf({ ...termsOfQuote(quote), effectiveDate }, people);
      return estimate && centsFromDollars(estimate.BenchmarkMonthly);
    } catch (error) {
      sentenceOf(error);
      return null;
    }
  }
}

/** @throws NOT_FOUND */
function assertRenewal(renewal: ContractRenewal | null): ContractRenewal {
  if (!renewal) {
    throw new AppError('NOT_FOUND', RENEWS_NOTHING);
  }
  return renewal;
}

const NOW = { plan: 'current', year: 'now', place: 'now' } as const;
const THEN = { plan: 'successor', year: 'then', place: 'then' } as const;

const thenPremium = (successor: Plan, ratesCents: readonly number[], credit: RenewalCredit): YearPremium => ({
  premiumCents: sum(ratesCents),
  creditCents: credit.electedCents === null ? null : creditPaid(successor, ratesCents, credit.electedCents),
});

const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);
const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);
const present = (people: readonly RenewalPerson[], when: 'now' | 'then') => people.flatMap((each) => each[when] ?? []);
const toRated = (people: readonly RenewalPerson[], when: 'now' | 'then') => present(people, when).map(toRatedMember);

/** Of the essential part of a plan of the marketplace only, and of none that is catastrophic. */
const creditPaid = (plan: Readonly<Plan>, ratesCents: readonly number[], electedCents: number): number =>
  plan.isOnExchange && plan.metalTier !== 'Catastrophic'
    ? netPremium(ratesCents, { ehbBasisPoints: plan.ehbShareBasisPoints, electedCents }).creditCents
    : 0;

/** @throws what is not about missing figures */
function sentenceOf(error: unknown): string {
  if (error instanceof AppError && ['NOT_LOADED', 'INVALID_INPUT'].includes(error.code)) {
    return error.message;
  }
  throw error;
}
