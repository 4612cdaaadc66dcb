import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { yearOf } from '#shared/dates/iso-date';
import { planSuccessor, type PlanInForce, type PlanOnOffer, type PlanSuccessor } from '#shared/renewals/plan-successor';
import type { PlanCrosswalk } from '../../catalogue/plans/crosswalk/plan-crosswalk.table.ts';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import type { QuotePlan } from '../quote-plans/quote-plan.table.ts';
import { type OfferedPlan, QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import type { CensusMemberRow } from '../quote-plans/selection-questions.repository.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import type { AnyQuote, GroupQuote } from '../quotes/quotes.repository.ts';
import { RenewedContractsRepository } from '../renewed-contracts/renewed-contracts.repository.ts';
import { InForceQuoteService } from './in-force-quote.service.ts';
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

/** A group's current plans and their replacements at the renewal. */
@Injectable()
export class RenewalPlansService {
  constructor(
    private readonly inForce: InForceQuoteService,
    private readonly renewals: RenewalsRepository,
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
    private readonly pricing: QuotePricingService,
    private readonly contracts: RenewedContractsRepository,
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
    const inForce = await this.inForce.findForRenewal(quote);
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
    const inForce = await this.inForce.findForRenewal(quote, tx);
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
    const inForce = (await this.inForce.findForRenewal(quote)) ?? (await this.inForce.findOfGroup(quote.group));
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
}

/** Ids of the plans that the group gets if it renews its current ones. */
export const renewablePlanIds = (current: readonly CurrentPlan[]): number[] => [
  ...new Set(current.flatMap(({ suggestion }) => suggestion?.plan.id ?? [])),
];

const toPlanInForce = (plan: Readonly<Plan>): PlanInForce => ({
  planId: plan.id,
  hiosPlanId: plan.hiosPlanId,
  name: plan.displayName,
  coverage: plan.coverage,
  networkType: plan.networkType,
  metalTier: plan.metalTier,
});

const toPlanOnOffer = ({ plan, totalCents }: OfferedPlan): PlanOnOffer => ({ ...toPlanInForce(plan), totalCents });
