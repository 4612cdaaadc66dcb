import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { yearOf } from '#shared/dates/iso-date';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import type { Coverage } from '#shared/plans/plan-codes';
import { ratesMissing } from '#shared/renewals/premium-parts';
import { PlansRepository } from '../../../catalogue/plans/plans.repository.ts';
import { QuotePricingService } from '../../quote-plans/quote-pricing.service.ts';
import type { QuotePlan } from '../../quote-plans/quote-plan.table.ts';
import { SelectionRepository } from '../../quote-plans/selection.repository.ts';
import type { Plan } from '../../../catalogue/plans/plan.table.ts';
import type { CurrentPlan, RenewalPlans } from '../renewal-plans.service.ts';
import { RenewalsRepository } from '../renewals.repository.ts';
import { compareYears, type ComparedYears, type YearOfGroup } from './compare-years.ts';
import { employeePlans } from './employee-plans.ts';
import { planSlots } from './plan-slots.ts';

/** The years of a renewal, compared plan by plan and person by person. */
export interface RenewalComparison extends ComparedYears {
  basis: 'Chosen' | 'Suggested';
  /** Explains why plans without rates are left out. */
  notPriced: string[];
}

/** Compares a group's current coverage with its renewal. */
@Injectable()
export class PremiumChangeService {
  constructor(
    private readonly renewals: RenewalsRepository,
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
    private readonly pricing: QuotePricingService,
  ) {}

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
      sameNextYear: await this.sameIds(then.plans, yearOf(now.effectiveDate)),
      sameLastYear: await this.sameIds(now.plans, yearOf(then.effectiveDate)),
    });
    return { ...compared, basis: chosen ? 'Chosen' : 'Suggested', notPriced };
  }

  /** The quoted rates of the quote in force, by plan id. */
  private async listStored(inForceId: number, current: readonly CurrentPlan[], tx?: EntityManager) {
    const byQuotePlan = await this.selection.mapMemberPlans(inForceId, tx);
    return new Map(current.map(({ plan, chosen }) => [plan.id, byQuotePlan.get(chosen.id) ?? []]));
  }

  /** The same plans in another year, by id. */
  private async sameIds(plans: readonly Pick<Plan, 'id' | 'hiosPlanId'>[], year: number): Promise<Map<number, number>> {
    const others = await this.renewals.listOfYear(
      plans.map(({ hiosPlanId }) => hiosPlanId),
      year,
    );
    const idOf = new Map(others.map(({ hiosPlanId, id }) => [hiosPlanId, id]));
    return new Map(plans.flatMap(({ id, hiosPlanId }) => (idOf.has(hiosPlanId) ? [[id, idOf.get(hiosPlanId)!]] : [])));
  }
}

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
