import { Header } from '@nestjs/common';
import { PLAN_SELECTION } from '#shared/plans/plans.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import { OfferedPlansService } from './offered-plans.service.ts';
import { PlanBreakdownsService } from './plan-breakdowns.service.ts';
import { coveragesLeftOut } from './coverages-left-out.ts';
import { PutSelectionsService } from './put-selections.service.ts';
import { SelectedPlansService } from './selected-plans.service.ts';

@Serves(PLAN_SELECTION)
export class PlanSelectionController implements Serving<typeof PLAN_SELECTION> {
  constructor(
    private readonly offeredPlans: OfferedPlansService,
    private readonly breakdowns: PlanBreakdownsService,
    private readonly putSelections: PutSelectionsService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly quotes: EitherQuotesRepository,
  ) {}

  @Header('Content-Type', 'application/json; charset=utf-8')
  all({ user, quoteId, query }: Asked<typeof PLAN_SELECTION.all>) {
    return this.offeredPlans.listAsJson(user, quoteId, {
      effectiveDate: query.effectiveDate,
      without: coveragesLeftOut(query),
    });
  }

  put({ user, quoteId, body }: Asked<typeof PLAN_SELECTION.put>) {
    return this.putSelections.put(user, quoteId, body);
  }

  async selected({ user, quoteId }: Asked<typeof PLAN_SELECTION.selected>) {
    return this.selectedPlans.findSelected(user, await this.quotes.find(user, quoteId));
  }

  benefits({ user, quoteId, planId }: Asked<typeof PLAN_SELECTION.benefits>) {
    return this.breakdowns.findBenefits(user, quoteId, planId);
  }

  rates({ user, quoteId, planId }: Asked<typeof PLAN_SELECTION.rates>) {
    return this.breakdowns.findRates(user, quoteId, planId);
  }
}
