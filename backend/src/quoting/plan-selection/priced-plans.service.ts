import { Injectable } from '@nestjs/common';
import type { Plan } from '#shared/plans/plan.record';
import { selectionLock } from '#shared/plans/selection-lock';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { OfferedPlansService } from './offered-plans.service.ts';
import { SelectedPlansService } from './selected-plans.service.ts';

@Injectable()
export class PricedPlansService {
  constructor(
    private readonly offeredPlans: OfferedPlansService,
    private readonly selectedPlans: SelectedPlansService,
  ) {}

  /** All offered plans: at today's prices while plans can be selected, later the selected ones at the prices quoted. */
  async list(user: SessionUser, quote: AnyQuote): Promise<Plan[]> {
    const offered = await this.offeredPlans.list(quote);
    if (selectionLock(quote.status) === null) {
      return offered;
    }
    const { Plans } = await this.selectedPlans.findSelected(user, quote);
    const given = new Map(Plans.map((plan) => [plan.PlanId, plan]));
    return offered.map((plan) => given.get(plan.PlanId) ?? plan);
  }
}
