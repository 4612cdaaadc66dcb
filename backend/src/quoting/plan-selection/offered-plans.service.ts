import { Injectable } from '@nestjs/common';
import type { Plan } from '#shared/plans/plan.record';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { type Coverage, ratesOfYearNotLoaded } from '#shared/plans/plan-codes';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { planAnswerText, toPlanAnswer } from './plan-answers.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';

export interface OfferQuestion {
  /** Asks what it would be on another day. */
  effectiveDate: IsoDate | null;
  without: readonly Coverage[];
}

/** The plans that a quote can choose from. */
@Injectable()
export class OfferedPlansService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly plans: PlansRepository,
  ) {}

  /** Every plan offered, priced, for a quote that was already narrowed to its reader. */
  async list(quote: GroupQuote): Promise<Plan[]> {
    const offered = await this.pricing.offered(quote, await this.selection.listMembers(quote.id));
    return offered.map(({ plan, totalCents }) => toPlanAnswer(plan, totalCents, false));
  }

  /**
   * Every plan offered, priced: a list of Plan as JSON. Ready to be sent, because shaping, stringifying and encoding 150 plans
   * for each request takes ten times as long as pricing them.
   * @throws RULE_BROKEN for a year of which no plan is known
   */
  async listAsJson(user: SessionUser, quoteId: number, { effectiveDate, without }: OfferQuestion): Promise<Buffer> {
    const { terms, members, chosenPlanIds } = await this.selection.findPricing(user, quoteId);
    const day = effectiveDate ?? terms.effectiveDate;
    const offered = await this.pricing.offeredFor({ ...terms, effectiveDate: day }, members);
    if (offered.length === 0 && !(await this.plans.knowsYearOf({ market: 'SmallGroup', effectiveDate: day }))) {
      throw new AppError('RULE_BROKEN', ratesOfYearNotLoaded(yearOf(day)));
    }
    const texts = offered
      .filter(({ plan }) => !without.includes(plan.coverage))
      .map(({ plan, totalCents }) => planAnswerText(plan, totalCents, chosenPlanIds.has(plan.id)));
    return Buffer.from(`[${texts.join(',')}]`);
  }
}
