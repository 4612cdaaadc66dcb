import { Injectable } from '@nestjs/common';
import { PLAN_UNKNOWN, ratesNotLoadedFor } from '#shared/contract-renewals/driver-words';
import type { ContractRenewalResponse } from '#shared/contract-renewals/contract-renewal.record';
import { explainRenewal, type YearPremium } from '#shared/contract-renewals/premium-change';
import { type IsoDate, isoDateOf, yearOf } from '#shared/dates/iso-date';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { driverFacts } from './driver-facts.ts';
import { type FollowedPlan, HouseholdSuccessorService } from './household-successor.service.ts';
import { renewalNotes, toChange, toPeople, toPremium } from './renewal-answer.ts';
import { creditPaid, type RenewalCredit, RenewalCreditService } from './renewal-credit.service.ts';
import type { RenewalPerson } from './renewal-people.ts';
import { RenewalPrices, type RenewalYear, toRatedMember } from './renewal-prices.ts';
import type { RenewedQuote } from './renewed-quote.service.ts';

type Calculated = Pick<ContractRenewalResponse, 'Now' | 'Then' | 'Change'> & { notes: string[] };

/** Explains why the price of a contract's renewal changes. */
@Injectable()
export class ExplainRenewalService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly pricing: QuotePricingService,
    private readonly successors: HouseholdSuccessorService,
    private readonly credit: RenewalCreditService,
  ) {}

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
    const followed = await this.successors.find(quote, current, { members: covered, premiumCents });
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
    const credit = await this.credit.find(quote, toRated(people, 'then'));
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
      this.credit.benchmark(quote, toRated(people, 'now'), now.effectiveDate),
      this.credit.benchmark(quote, toRated(people, 'then'), then.effectiveDate),
    ]);
    return nowCents === null || thenCents === null ? null : { nowCents, thenCents };
  }
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
