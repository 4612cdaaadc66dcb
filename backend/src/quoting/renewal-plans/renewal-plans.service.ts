import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import type { Coverage } from '#shared/plans/plan-codes';
import { isRenewal } from '#shared/quotes/quote-type';
import { type PlanInForce, type PlanOnOffer, planSuccessor, type PlanSuccessor } from '#shared/renewals/plan-successor';
import { ratesMissing } from '#shared/renewals/premium-parts';
import { renewalChoiceProblem } from '#shared/renewals/renewal-state';
import type { PlanCrosswalk } from '../../catalogue/plans/plan-crosswalk.table.ts';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Group } from '../groups/group.table.ts';
import { RenewedContractsRepository } from '../households/renewed-contracts.repository.ts';
import type { QuotePlan } from '../quote-plans/quote-plan.table.ts';
import { type OfferedPlan, QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import type { CensusMemberRow } from '../quote-plans/selection-questions.repository.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import type { AnyQuote, GroupQuote } from '../quotes/quotes.repository.ts';
import { type ComparedYears, compareYears, employeePlans, type YearOfGroup } from './premium-change/compare-years.ts';
import { planSlots } from './premium-change/plan-slots.ts';
import { RenewalsRepository, type RenewingMember } from './renewals.repository.ts';

/** A current plan of the group, at the quoted rates, and its replacement. */
export interface CurrentPlan {
  plan: Plan;
  chosen: QuotePlan;
  successor: PlanSuccessor;
  /** The suggested replacement, priced for the renewal quote. */
  suggestion: OfferedPlan | null;
}

/** A renewal quote with the coverage that it renews. */
export interface RenewalPlans {
  quote: GroupQuote;
  inForce: GroupQuote | null;
  /** In order of selection. */
  current: CurrentPlan[];
  /** The members of the renewal quote. */
  members: RenewingMember[];
  offered: OfferedPlan[];
}

/** The years of a renewal, compared plan by plan and person by person. */
export interface RenewalComparison extends ComparedYears {
  basis: 'Chosen' | 'Suggested';
  /** Explains why plans without rates are left out. */
  notPriced: string[];
}

/** A group's current plans and their replacements at the renewal, and a comparison of both years, plan by plan and person by person. */
@Injectable()
export class RenewalPlansService {
  constructor(
    private readonly renewals: RenewalsRepository,
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
    private readonly pricing: QuotePricingService,
    private readonly contracts: RenewedContractsRepository,
    private readonly clock: Clock,
  ) {}

  /** Callers must already have found the quote for their user. Without a quote in force there are no current plans. */
  async find(quote: GroupQuote, tx?: EntityManager): Promise<RenewalPlans> {
    const members = await this.renewals.listMembers(quote.id, tx);
    const offered = await this.pricing.offered(quote, members);
    return { quote, members, offered, ...(await this.findCurrent(quote, offered, tx)) };
  }

  /** Same for a census already read and plans already priced. */
  async findBeside(
    quote: GroupQuote,
    { members, offered }: { members: readonly CensusMemberRow[]; offered: OfferedPlan[] },
    tx: EntityManager,
  ): Promise<RenewalPlans> {
    const current = await this.findCurrent(quote, offered, tx);
    return { quote, members: this.renewals.toRenewing(members), offered, ...current };
  }

  /** Same for a quote that has not been started, with the people of the quote that it will renew. */
  async forecast(quote: GroupQuote): Promise<RenewalPlans> {
    const inForce = await this.findInForce(quote);
    const members = inForce ? await this.renewals.listMembers(inForce.id) : [];
    const offered = await this.pricing.offered(quote, members);
    return { quote, inForce, members, offered, current: await this.listCurrent(quote, inForce, offered) };
  }

  /** The group's current plans, and their replacements among these offered plans. */
  async findCurrent(
    quote: GroupQuote,
    offered: readonly OfferedPlan[],
    tx?: EntityManager,
  ): Promise<Pick<RenewalPlans, 'inForce' | 'current'>> {
    const inForce = await this.findInForce(quote, tx);
    return { inForce, current: await this.listCurrent(quote, inForce, offered, tx) };
  }

  /**
   * The filed ids of the group's current plans, for any of its quotes, or of the plan that a household's quote renews; the same from year to
   * year. Callers must already have found the quote for their user.
   */
  async listFiledIdsInForce(quote: AnyQuote): Promise<ReadonlySet<string>> {
    if (quote.groupId === null) {
      const planId = (await this.contracts.find(quote))?.planId ?? null;
      return new Set((await this.plans.listByIds(planId === null ? [] : [planId])).map(({ hiosPlanId }) => hiosPlanId));
    }
    const inForce = (await this.findInForce(quote)) ?? (await this.findInForceOfGroup(quote.group));
    const chosen = inForce ? await this.selection.listQuotePlans(inForce.id) : [];
    const plans = await this.plans.listByIds(chosen.map(({ planId }) => planId));
    return new Set(plans.map(({ hiosPlanId }) => hiosPlanId));
  }

  private async listCurrent(
    quote: GroupQuote,
    inForce: GroupQuote | null,
    offered: readonly OfferedPlan[],
    tx?: EntityManager,
  ): Promise<CurrentPlan[]> {
    const chosen = inForce ? await this.selection.listQuotePlans(inForce.id, tx) : [];
    return this.follow(quote, chosen, offered);
  }

  private async follow(
    quote: GroupQuote,
    chosen: readonly QuotePlan[],
    offered: readonly OfferedPlan[],
  ): Promise<CurrentPlan[]> {
    const had = await this.plans.listByIds(chosen.map(({ planId }) => planId));
    const crosswalk = await this.renewals.listCrosswalk(
      had.map(({ id }) => id),
      quote.group.countyFips,
    );
    const nextYear = await this.listNextYear(quote, had, crosswalk);
    const planOf = new Map(had.map((plan) => [plan.id, plan]));
    const offerOf = new Map(offered.map((offer) => [offer.plan.id, offer]));
    const onOffer = offered.map(toPlanOnOffer);
    return chosen.flatMap((quotePlan) => {
      const plan = planOf.get(quotePlan.planId);
      if (!plan) {
        return [];
      }
      const successor = planSuccessor({
        current: toPlanInForce(plan),
        mappings: crosswalk.filter(({ fromPlanId }) => fromPlanId === plan.id),
        county: { fips: quote.group.countyFips, name: quote.group.county },
        nextYear,
        offered: onOffer,
        premiumCents: quotePlan.monthlyRateCents,
      });
      const suggestion = successor.suggestion ? (offerOf.get(successor.suggestion.planId) ?? null) : null;
      return [{ plan, chosen: quotePlan, successor, suggestion }];
    });
  }

  private async listNextYear(
    quote: GroupQuote,
    had: readonly Plan[],
    crosswalk: readonly PlanCrosswalk[],
  ): Promise<PlanInForce[]> {
    const [same, mapped] = await Promise.all([
      this.renewals.listOfYear(
        had.map(({ hiosPlanId }) => hiosPlanId),
        yearOf(quote.effectiveDate),
      ),
      this.plans.listByIds(crosswalk.flatMap(({ toPlanId }) => toPlanId ?? [])),
    ]);
    return [...same, ...mapped].map(toPlanInForce);
  }

  /** The quote that a renewal renews; null for new business and for a group whose coverage is not in the system. */
  async findInForce(quote: GroupQuote, tx?: EntityManager): Promise<GroupQuote | null> {
    if (!isRenewal(quote.quoteType)) {
      return null;
    }
    return this.renewals.findInForce(quote.groupId, { before: quote.effectiveDate }, tx);
  }

  /**
   * The group's current coverage: the newest approved or passively renewed quote that takes effect today, earlier, or on the group's
   * renewal date. Callers must already have found the group for their user.
   */
  findInForceOfGroup(group: Pick<Group, 'id' | 'renewalDate'>, tx?: EntityManager): Promise<GroupQuote | null> {
    return this.renewals.findInForce(group.id, { upTo: later(this.clock.today(), group.renewalDate) }, tx);
  }

  /** Whether the group renews its current plans or selects others. Call it only when the choice changes. */
  async recordChoice(tx: EntityManager, user: SessionUser, quoteId: number, renews: boolean): Promise<void> {
    const choice = { chosenByUserId: user.id, chosenAt: this.clock.now() };
    await this.renewals.setRenewing(tx, quoteId, renews ? choice : null);
  }

  /** The problem of these plans for a group that renews its current ones. */
  async choiceProblem(
    quote: GroupQuote,
    { planIds, offered }: { planIds: readonly number[]; offered: readonly OfferedPlan[] },
    tx?: EntityManager,
  ): Promise<string | null> {
    const { current } = await this.findCurrent(quote, offered, tx);
    return renewalChoiceProblem(planIds, renewablePlanIds(current));
  }

  /** With the plans selected for the renewal, or the suggested ones without a selection. null without a quote in force. */
  async compareChosen(renewal: RenewalPlans, tx?: EntityManager): Promise<RenewalComparison | null> {
    const chosen = await this.selection.listQuotePlans(renewal.quote.id, tx);
    return chosen.length > 0 ? this.compare(renewal, chosen, tx) : this.compareSuggested(renewal, tx);
  }

  /** With the replacements of the current plans, whatever is selected. */
  compareSuggested(renewal: RenewalPlans, tx?: EntityManager): Promise<RenewalComparison | null> {
    return this.compare(renewal, null, tx);
  }

  /** The assignments if the group renews its current plans: each employee gets the replacement for their own. Dependents follow. */
  async listSuccessors(renewal: RenewalPlans, tx?: EntityManager): Promise<MemberAssignment[]> {
    const comparison = await this.compareSuggested(renewal, tx);
    return comparison ? employeePlans(comparison) : [];
  }

  private async compare(
    renewal: RenewalPlans,
    chosen: readonly QuotePlan[] | null,
    tx?: EntityManager,
  ): Promise<RenewalComparison | null> {
    const { quote, inForce, current } = renewal;
    if (!inForce) {
      return null;
    }
    const chosenPlans = chosen && (await this.plans.listByIds(chosen.map(({ planId }) => planId)));
    const after = chosenPlans ?? current.flatMap(({ suggestion }) => suggestion?.plan ?? []);
    const priced = new Set(renewal.offered.flatMap(({ plan, totalCents }) => (totalCents === null ? [] : plan.id)));
    const notPriced = [
      ...after.filter(({ id }) => !priced.has(id)).map(({ displayName }) => ratesMissing(displayName)),
      ...current.flatMap(({ successor }) => (successor.validity === 'RatesNotLoaded' ? successor.message : [])),
    ];
    const slots = planSlots(current.map(toInForcePlan), chosenPlans && inOrderOf(chosen ?? [], chosenPlans));
    const then: YearOfGroup = {
      people: await this.renewals.listMembers(inForce.id, tx),
      plans: current.map(({ plan }) => plan),
      rates: await this.pricing.rates(inForce.effectiveDate),
      area: current[0]?.chosen.rateArea ?? inForce.group.rateArea,
      effectiveDate: inForce.effectiveDate,
    };
    const now: YearOfGroup = {
      people: renewal.members,
      plans: after,
      rates: await this.pricing.rates(quote.effectiveDate),
      area: quote.group.rateArea,
      effectiveDate: quote.effectiveDate,
    };
    const compared = compareYears({
      then,
      now,
      slots: slots.filter(({ to }) => to === null || priced.has(to)),
      stored: await this.listStored(inForce.id, current, tx),
      sameNextYear: await this.renewals.mapSameIds(then.plans, yearOf(now.effectiveDate)),
      sameLastYear: await this.renewals.mapSameIds(now.plans, yearOf(then.effectiveDate)),
    });
    return { ...compared, basis: chosen ? 'Chosen' : 'Suggested', notPriced };
  }

  /** The quoted rates of the quote in force, by plan id. */
  private async listStored(inForceId: number, current: readonly CurrentPlan[], tx?: EntityManager) {
    const byQuotePlan = await this.selection.mapMemberPlans(inForceId, tx);
    return new Map(current.map(({ plan, chosen }) => [plan.id, byQuotePlan.get(chosen.id) ?? []]));
  }
}

/** Ids of the plans that the group gets if it renews its current ones. */
export const renewablePlanIds = (current: readonly CurrentPlan[]): number[] => [
  ...new Set(current.flatMap(({ suggestion }) => suggestion?.plan.id ?? [])),
];

export const toPlanInForce = (plan: Readonly<Plan>): PlanInForce => ({
  planId: plan.id,
  hiosPlanId: plan.hiosPlanId,
  name: plan.displayName,
  coverage: plan.coverage,
  networkType: plan.networkType,
  metalTier: plan.metalTier,
});

const toPlanOnOffer = ({ plan, totalCents }: OfferedPlan): PlanOnOffer => ({ ...toPlanInForce(plan), totalCents });

const later = (today: IsoDate, renewalDate: IsoDate | null): IsoDate =>
  renewalDate !== null && renewalDate > today ? renewalDate : today;

const toInForcePlan = ({ plan, suggestion }: CurrentPlan) => ({
  planId: plan.id,
  coverage: plan.coverage,
  suggestedPlanId: suggestion?.plan.id ?? null,
});

function inOrderOf(chosen: readonly QuotePlan[], plans: readonly Plan[]): { planId: number; coverage: Coverage }[] {
  const coverageOf = new Map(plans.map(({ id, coverage }) => [id, coverage]));
  return chosen.flatMap(({ planId }) => {
    const coverage = coverageOf.get(planId);
    return coverage ? [{ planId, coverage }] : [];
  });
}
