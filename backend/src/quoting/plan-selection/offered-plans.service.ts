import { Injectable } from '@nestjs/common';
import type { Plan } from '#shared/plans/plan.record';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { type Coverage, ratesOfYearNotLoaded } from '#shared/plans/plan-codes';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { HouseholdOffersService } from '../household-offers/household-offers.service.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import { toRatedMember } from '../quote-plans/quoted-member.ts';
import { offerAnswerText, toOfferAnswer } from './offer-answers.ts';
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
    private readonly households: HouseholdOffersService,
  ) {}

  /** All offered plans, priced, for a quote already checked for this user. */
  async list(quote: AnyQuote): Promise<Plan[]> {
    const terms = termsOfQuote(quote);
    const members = (await this.selection.listMembers(quote.id)).map(toRatedMember);
    const household = await this.households.find(terms, members);
    return (await this.pricing.offeredFor(terms, members)).map((offered) => toOfferAnswer(offered, false, household));
  }

  /**
   * All offered plans, priced: a list of Plan as JSON. Ready to send, because shaping, stringifying and encoding 150 plans for each request
   * takes ten times as long as pricing them.
   * @throws RULE_BROKEN for a year without known plans
   */
  async listAsJson(user: SessionUser, quoteId: number, { effectiveDate, without }: OfferQuestion): Promise<Buffer> {
    const { terms: stored, members, chosenPlanIds } = await this.selection.findPricing(user, quoteId);
    const terms = { ...stored, effectiveDate: effectiveDate ?? stored.effectiveDate };
    const offered = await this.pricing.offeredFor(terms, members);
    if (offered.length === 0 && !(await this.plans.knowsYearOf(terms))) {
      throw new AppError('RULE_BROKEN', ratesOfYearNotLoaded(yearOf(terms.effectiveDate)));
    }
    const household = await this.households.find(terms, members);
    const texts = offered
      .filter(({ plan }) => !without.includes(plan.coverage))
      .map((offer) => offerAnswerText(offer, chosenPlanIds.has(offer.plan.id), household));
    return Buffer.from(`[${texts.join(',')}]`);
  }
}
