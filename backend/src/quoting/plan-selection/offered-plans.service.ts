import { Injectable } from '@nestjs/common';
import type { Plan } from '#shared/plans/plan.record';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { type Coverage, ratesOfYearNotLoaded } from '#shared/plans/plan-codes';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { planAnswerText, toPlanAnswer } from './plan-answers.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';

export interface OfferQuestion {
  /** Prices the quote for another date. */
  effectiveDate: IsoDate | null;
  without: readonly Coverage[];
}

/** The plans offered to a quote. */
@Injectable()
export class OfferedPlansService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly plans: PlansRepository,
  ) {}

  /** All offered plans, priced, for a quote already checked for this user. */
  async list(quote: AnyQuote): Promise<Plan[]> {
    const offered = await this.pricing.offered(quote, await this.selection.listMembers(quote.id));
    return offered.map(({ plan, totalCents }) => toPlanAnswer(plan, totalCents, false));
  }

  /**
   * All offered plans, priced: a list of Plan as JSON. Ready to send, because shaping, stringifying and encoding 150 plans for each request
   * takes ten times as long as pricing them.
   * @throws RULE_BROKEN for a year without known plans
   */
  async listAsJson(user: SessionUser, quoteId: number, { effectiveDate, without }: OfferQuestion): Promise<Buffer> {
    const { terms, members, chosenPlanIds } = await this.selection.findPricing(user, quoteId);
    const day = effectiveDate ?? terms.effectiveDate;
    const offered = await this.pricing.offeredFor({ ...terms, effectiveDate: day }, members);
    if (offered.length === 0 && !(await this.plans.knowsYearOf({ market: terms.market, effectiveDate: day }))) {
      throw new AppError('RULE_BROKEN', ratesOfYearNotLoaded(yearOf(day)));
    }
    const texts = offered
      .filter(({ plan }) => !without.includes(plan.coverage))
      .map(({ plan, totalCents }) => planAnswerText(plan, totalCents, chosenPlanIds.has(plan.id)));
    return Buffer.from(`[${texts.join(',')}]`);
  }
}
