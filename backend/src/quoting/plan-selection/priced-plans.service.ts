import { Injectable } from '@nestjs/common';
import type { RatedPlan } from '#shared/contributions/contribution-results';
import { dollarsFromCents } from '#shared/formats/currency';
import type { Plan, SelectedPlan } from '#shared/plans/plan.record';
import type { Coverage } from '#shared/plans/plan-codes';
import { selectionLock } from '#shared/plans/selection';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { explainMembers } from '../../catalogue/rating/explain-members.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { OfferedPlansService } from './offered-plans.service.ts';
import { labelsOf } from './relationship-labels.ts';
import { SelectedPlansService } from './selected-plans.service.ts';

/** All offered plans: at today's prices while plans can be selected, later the selected ones at the prices quoted. */
@Injectable()
export class PricedPlansService {
  constructor(
    private readonly offeredPlans: OfferedPlansService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
  ) {}

  async list(user: SessionUser, quote: AnyQuote): Promise<Plan[]> {
    const offered = await this.offeredPlans.list(quote);
    const quoted = await this.findQuoted(user, quote);
    return offered.map((plan) => quoted.get(plan.PlanId) ?? plan);
  }

  /** What each plan costs each member whom it covers. Plans without rates are left out. */
  async listRates(user: SessionUser, quote: AnyQuote): Promise<(RatedPlan & { coverage: Coverage })[]> {
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
}
