import { Injectable } from '@nestjs/common';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { SelectionRepository } from '../plan-selection/selection.repository.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { InForceQuoteService } from './in-force-quote.service.ts';

/** The plans that a group has now, whichever of its quotes is looked at. */
@Injectable()
export class PlansInForceService {
  constructor(
    private readonly inForce: InForceQuoteService,
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
  ) {}

  /** The ids under which they are filed, the same from year to year. Callers have found the quote for their user first. */
  async listFiledIds(quote: GroupQuote): Promise<ReadonlySet<string>> {
    const inForce = (await this.inForce.findForRenewal(quote)) ?? (await this.inForce.findOfGroup(quote.group));
    const chosen = inForce ? await this.selection.listQuotePlans(inForce.id) : [];
    const plans = await this.plans.listByIds(chosen.map(({ planId }) => planId));
    return new Set(plans.map(({ hiosPlanId }) => hiosPlanId));
  }
}
