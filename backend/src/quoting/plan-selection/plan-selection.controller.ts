import { Header } from '@nestjs/common';
import type { Coverage } from '#shared/plans/plan-codes';
import { PLAN_SELECTION } from '#shared/plans/plans.calls';
import { ALL_PLANS_QUERY } from '#shared/plans/selection.record';
import type { Wire } from '#shared/records/field';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { OfferedPlansService } from './offered-plans.service.ts';
import { SelectedPlansService } from './selected-plans.service.ts';

@Serves(PLAN_SELECTION)
export class PlanSelectionController implements Serving<typeof PLAN_SELECTION> {
  constructor(
    private readonly offeredPlans: OfferedPlansService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly quotes: Quotes,
  ) {}

  @Header('Content-Type', 'application/json; charset=utf-8')
  all({ user, quoteId, query }: Asked<typeof PLAN_SELECTION.all>) {
    return this.offeredPlans.listAsJson(user, quoteId, {
      effectiveDate: query.effectiveDate,
      without: coveragesLeftOut(query),
    });
  }

  put({ user, quoteId, body }: Asked<typeof PLAN_SELECTION.put>) {
    return this.selectedPlans.put(user, quoteId, body);
  }

  async selected({ user, quoteId }: Asked<typeof PLAN_SELECTION.selected>) {
    return this.selectedPlans.findSelected(user, await this.quotes.find(user, quoteId));
  }

  benefits({ user, quoteId, planId }: Asked<typeof PLAN_SELECTION.benefits>) {
    return this.offeredPlans.findBenefits(user, quoteId, planId);
  }

  rates({ user, quoteId, planId }: Asked<typeof PLAN_SELECTION.rates>) {
    return this.offeredPlans.findRates(user, quoteId, planId);
  }
}

function coveragesLeftOut({ updateDental, updateVision }: Wire<typeof ALL_PLANS_QUERY>): Coverage[] {
  return [
    ...(updateDental === 'false' ? (['dental'] as const) : []),
    ...(updateVision === 'false' ? (['vision'] as const) : []),
  ];
}
